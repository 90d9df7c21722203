import NetworkKernels

/// A fully convolutional network that can be trained, and what its samples are like.
public protocol TrainedArchitecture: MapArchitecture {
    /// What a recipe has that says nothing of it.
    static var usual: Self { get }
    /// What a checkpoint begins with, four characters.
    static var checkpointMagic: String { get }
    /// Columns of a sample where the recipe gives no width.
    static var usualWidth: Int { get }
    /// What the width of a sample must be a multiple of.
    static var widthStep: Int { get }
    /// Rows of a sample with so many columns.
    static func height(ofWidth width: Int) -> Int
}
