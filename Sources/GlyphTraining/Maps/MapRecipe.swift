import NetworkKernels

/// Everything that decides what the training of a fully convolutional network makes, but its data; JSON on disk.
public struct MapRecipe<Architecture: TrainedArchitecture>: Hashable, Codable, Sendable {
    /// Written to the weights, so that they tell where they are from.
    public var name: String
    /// Of the network.
    public var architecture = Architecture.usual
    /// How long it is trained, on what, and how fast.
    public var optimization: MapOptimization
    /// Columns of a sample.
    public var width = Architecture.usualWidth

    /// Rows of a sample.
    var height: Int { Architecture.height(ofWidth: width) }

    /// A recipe with everything else as usual.
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
        architecture = try values.decodeIfPresent(Architecture.self, forKey: .architecture) ?? architecture
        width = try values.decodeIfPresent(Int.self, forKey: .width) ?? width
    }

    /// - Throws: `TrainingError` naming the first value that makes no sense.
    func validate() throws {
        guard architecture.isSound else { throw TrainingError("recipe \(name): no network has this architecture") }
        guard (64...8192).contains(width) && width % Architecture.widthStep == 0 else {
            throw TrainingError("recipe \(name): width must be a multiple of \(Architecture.widthStep) from 64 to 8192")
        }
        try optimization.validate(name)
    }

    /// The sources to draw from, with their shares.
    ///
    /// - Throws: `TrainingError` when one is missing.
    func sources<Source>(of all: [String: Source]) throws -> (sources: [Source], shares: [Float]) {
        let wanted = optimization.shares.filter { $0.value > 0 }.sorted { $0.key < $1.key }
        let sources = try wanted.map { source, _ in
            guard let found = all[source] else { throw TrainingError("recipe \(name): there is no source \(source)") }
            return found
        }
        return (sources, wanted.map(\.value))
    }
}
