import Finding

/// A square piece of a picture, and what the finding network should say of it.
public struct FindingSample: Sendable {
    /// Pixels along a side; a multiple of the cells'.
    public let side: Int
    /// What the network sees of the piece.
    public let input: FindingInput
    /// What it should say.
    public let targets: FindingTargets

    /// A sample of input and targets.
    ///
    /// - Precondition: the input is square, and the targets have as many cells as it.
    public init(input: FindingInput, targets: FindingTargets) {
        precondition(input.width == input.height && targets.cells * FindingArchitecture.cell == input.width)
        side = input.width
        (self.input, self.targets) = (input, targets)
    }
}

/// What the network should say of the cells of a square, cell by cell from the top left.
public struct FindingTargets: Sendable {
    /// Along a side.
    public let cells: Int
    /// Whether the cell's ink is writing, 0 or 1.
    public var writing: [Float]
    /// How much an error about that weighs; 0 where it counts for nothing.
    public var writingWeights: [Float]
    /// Whether the cell lies in the middle band of a line, 0 or 1.
    public var core: [Float]
    /// How much an error about that weighs; 0 where it counts for nothing.
    public var coreWeights: [Float]
    /// Of the line that a cell belongs to; they count where `lineWeights` is above 0.
    public var height: [Float]
    /// Cosine of the direction of reading, clockwise from the rows.
    public var cosine: [Float]
    /// Sine of that direction.
    public var sine: [Float]
    /// Whether the line's ink is lighter than its ground, 0 or 1.
    public var light: [Float]
    /// How much errors about the line weigh; 0 where there is none, or where they count for nothing.
    public var lineWeights: [Float]

    /// Nothing is known.
    public init(cells: Int) {
        self.cells = cells
        let none = [Float](repeating: 0, count: cells * cells)
        (writing, writingWeights, core, coreWeights) = (none, none, none, none)
        (height, cosine, sine, light, lineWeights) = (none, none, none, none, none)
    }
}

/// Pieces of pictures to learn finding from.
public protocol FindingSource: Sendable {
    /// A piece of some picture, by the random numbers alone.
    func sample(side: Int, using random: inout SplitMix64) -> FindingSample
}
