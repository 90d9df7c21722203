import Finding

/// A square piece of a picture, and what the finding network should say of it.
public struct FindingSample: Sendable {
    /// Pixels along a side; a multiple of the cells'.
    public let side: Int
    public let input: FindingInput
    public let targets: FindingTargets

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
    /// 0 or 1, and how much an error weighs.
    public var writing: [Float]
    public var writingWeights: [Float]
    public var core: [Float]
    public var coreWeights: [Float]
    /// Of the line that a cell belongs to; they count where `lineWeights` is above 0.
    public var height: [Float]
    public var cosine: [Float]
    public var sine: [Float]
    public var light: [Float]
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
