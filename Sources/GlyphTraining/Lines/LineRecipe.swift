import GlyphClassifier

/// Everything that decides what a line network's training makes, but the lines; JSON on disk.
public struct LineRecipe: MapRecipe {
    public static let checkpointMagic = "BSLK"

    public var name: String
    public var architecture = LineArchitecture()
    public var optimization: MapOptimization
    /// Columns of a sample's input.
    public var width = 768

    public var height: Int { LineArchitecture.rows }

    public init(name: String, steps: Int, shares: [String: Float]) {
        self.name = name
        optimization = MapOptimization(steps: steps, shares: shares)
    }

    private enum CodingKeys: String, CodingKey { case name, architecture, optimization, width }

    /// What a recipe leaves out is as above.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        optimization = try values.decode(MapOptimization.self, forKey: .optimization)
        architecture = try values.decodeIfPresent(LineArchitecture.self, forKey: .architecture) ?? architecture
        width = try values.decodeIfPresent(Int.self, forKey: .width) ?? width
    }

    public func validate() throws {
        guard architecture.isSound else { throw TrainingError("recipe \(name): the architecture is none that reads") }
        guard (64...8192).contains(width) && width % LineArchitecture.stride == 0 else {
            throw TrainingError("recipe \(name): width must be an even number from 64 to 8192")
        }
        try optimization.validate(name)
    }
}
