import Finding

/// Everything that decides what a finding network's training makes, but the pictures; JSON on disk.
public struct FindingRecipe: MapRecipe {
    public static let checkpointMagic = "BSFK"

    public var name: String
    public var architecture = FindingArchitecture()
    public var optimization: MapOptimization
    /// Pixels along a sample's side.
    public var side = 384

    public var height: Int { side }
    public var width: Int { side }

    public init(name: String, steps: Int, shares: [String: Float]) {
        self.name = name
        optimization = MapOptimization(steps: steps, shares: shares)
    }

    private enum CodingKeys: String, CodingKey { case name, architecture, optimization, side }

    /// What a recipe leaves out is as above.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        name = try values.decode(String.self, forKey: .name)
        optimization = try values.decode(MapOptimization.self, forKey: .optimization)
        architecture = try values.decodeIfPresent(FindingArchitecture.self, forKey: .architecture) ?? architecture
        side = try values.decodeIfPresent(Int.self, forKey: .side) ?? side
    }

    public func validate() throws {
        guard architecture.isSound else { throw TrainingError("recipe \(name): the architecture is none that finds") }
        guard (64...2048).contains(side) && side % 64 == 0 else {
            throw TrainingError("recipe \(name): side must be a multiple of 64 from 64 to 2048")
        }
        try optimization.validate(name)
    }
}
