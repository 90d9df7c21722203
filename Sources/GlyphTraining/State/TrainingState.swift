import GlyphClassifier

/// Where a training stands: all that is needed to go on exactly as if it had never stopped.
public struct TrainingState: Hashable, Sendable {
    /// What the training goes by.
    public internal(set) var recipe: TrainingRecipe
    /// One character per class; "not a character" follows.
    public internal(set) var characters: [Character]
    /// Steps done since the beginning.
    public internal(set) var step = 0
    /// Loss and accuracy so far.
    public internal(set) var curve = TrainingCurve()
    var parameters: [Float]
    /// Moving averages of gradients and of their squares.
    var firstMoments: [Float]
    var secondMoments: [Float]
    /// Exponential moving average of the parameters (Polyak & Juditsky 1992, doi:10.1137/0330046).
    var averaged: [Float]
    /// Moving averages of batch means and variances.
    var statistics: [Float]

    /// A training not yet begun.
    ///
    /// - Throws: `TrainingError`, `ArchitectureError`.
    public init(recipe: TrainingRecipe, characterSet: CharacterSet) throws {
        try recipe.validate(classCount: characterSet.classCount)
        let layout = ParameterLayout(recipe.architecture)
        self.recipe = recipe
        characters = characterSet.characters
        parameters = layout.initialParameters(seed: recipe.seed)
        firstMoments = [Float](repeating: 0, count: layout.parameterCount)
        secondMoments = firstMoments
        averaged = parameters
        statistics = layout.initialStatistics()
    }

    /// The classes that the network tells apart.
    public var characterSet: CharacterSet { CharacterSet(characters) }
    /// Epochs completed.
    public var epoch: Int { step / recipe.stepsPerEpoch }
    /// Whether all steps of the recipe are done.
    public var isFinished: Bool { step >= recipe.epochs * recipe.stepsPerEpoch }
}

extension TrainingState {
    /// This state for a training that ends when another recipe says: its epochs and cool-down are taken, the rest
    /// stays.
    ///
    /// Nothing done so far depends on them while the learning rate is constant.
    ///
    /// - Throws: `TrainingError` when they make no sense.
    public func ending(as other: TrainingRecipe) throws -> TrainingState {
        var state = self
        (state.recipe.epochs, state.recipe.coolDown) = (other.epochs, other.coolDown)
        try state.recipe.validate(classCount: characterSet.classCount)
        return state
    }

    /// What validation and the weights file use.
    var deployedParameters: [Float] { recipe.averaging > 0 ? averaged : parameters }

    /// Adds the validation of a set to the curve, at the present step.
    public mutating func record(_ evaluation: Evaluation, of set: String) {
        curve.add(evaluation, of: set, epoch: Double(step) / Double(recipe.stepsPerEpoch))
    }
}
