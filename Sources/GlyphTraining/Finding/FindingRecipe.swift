import Finding

/// Everything that decides what the training of a finding network makes, but its data.
public typealias FindingRecipe = MapRecipe<FindingArchitecture>

extension FindingArchitecture: TrainedArchitecture {
    /// What a checkpoint begins with.
    public static let checkpointMagic = "BSFK"
    /// Columns of a sample where a recipe says nothing.
    public static let usualWidth = 384
    /// Pixels of the coarsest map's cells.
    public static let widthStep = 64

    /// Pieces are squares.
    public static func height(ofWidth width: Int) -> Int { width }

    /// What a recipe has that says nothing of its architecture.
    public static var usual: FindingArchitecture { FindingArchitecture() }
}
