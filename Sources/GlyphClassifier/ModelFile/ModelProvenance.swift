/// Where a model comes from: enough to make it again.
///
/// No date, so that the same training gives the same file.
public struct ModelProvenance: Hashable, Codable, Sendable {
    /// Name of the training recipe.
    public var recipe: String
    /// Where the training's random numbers started from.
    public var seed: UInt64
    /// Passes over the data.
    public var epochs: Int
    /// Name of each data set and the glyphs drawn from it per epoch.
    public var data: [String: Int]
    /// Figures measured after training, by name, such as `unipen-test accuracy`.
    public var accuracy: [String: Double]

    /// A provenance put together from its parts; by default nothing is known.
    public init(
        recipe: String = "", seed: UInt64 = 0, epochs: Int = 0, data: [String: Int] = [:],
        accuracy: [String: Double] = [:]
    ) {
        self.recipe = recipe
        self.seed = seed
        self.epochs = epochs
        self.data = data
        self.accuracy = accuracy
    }
}
