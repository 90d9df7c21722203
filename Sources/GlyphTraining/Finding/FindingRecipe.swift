import Finding

public typealias FindingRecipe = MapRecipe<FindingArchitecture>

extension FindingArchitecture: TrainedArchitecture {
    public static let checkpointMagic = "BSFK"
    public static let usualWidth = 384
    /// Pixels of the coarsest map's cells.
    public static let widthStep = 64

    /// Pieces are squares.
    public static func height(ofWidth width: Int) -> Int { width }

    public static var usual: FindingArchitecture { FindingArchitecture() }
}
