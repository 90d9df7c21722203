import DocumentModel

/// The best place of a text in a line, and how well it fits there.
public struct SpottedText: LogisticEvidence, Hashable, Sendable {
    /// Score of the best path through the text less that of the best unconstrained path, in nats per character of
    /// the text; 0 at best.
    public var freeLag: Float
    /// Score of the best path through the text less that of the path that was read, in nats per character of the text;
    /// above 0 where the latter was chosen for what it says.
    public var readLag: Float
    /// Number of wanted characters.
    public var length: Int
    /// Where it stands, in pixels of the page.
    public var box: PixelBox
    /// How probable it is that the word goes on before it, 0…1.
    public var goesOnBefore: Float
    /// How probable it is that the word goes on after it, 0…1.
    public var goesOnAfter: Float

    /// A place put together from its parts.
    public init(
        freeLag: Float, readLag: Float, length: Int, box: PixelBox = PixelBox(x: 0, y: 0, width: 0, height: 0),
        goesOnBefore: Float = 0, goesOnAfter: Float = 0
    ) {
        (self.freeLag, self.readLag, self.length, self.box) = (freeLag, readLag, length, box)
        (self.goesOnBefore, self.goesOnAfter) = (goesOnBefore, goesOnAfter)
    }

    /// What ``SpottingModel`` weighs.
    public enum Feature: String, CaseIterable, Sendable {
        /// The constant term, always 1.
        case constant
        /// How far it is behind the best unconstrained path (``SpottedText/freeLag``).
        case freeLag
        /// How far it is behind the path that was read (``SpottedText/readLag``), up to a limit.
        case readLag
        /// How probable it is that the word goes on before it.
        case goesOnBefore
        /// How probable it is that the word goes on after it.
        case goesOnAfter
        /// One over the number of characters.
        case shortness
    }

    /// How much of a feature there is.
    public func value(of feature: Feature) -> Float {
        switch feature {
        case .constant: 1
        case .freeLag: freeLag
        case .readLag: min(readLag, Self.greatestReadLag)
        case .goesOnBefore: goesOnBefore
        case .goesOnAfter: goesOnAfter
        case .shortness: 1 / Float(length)
        }
    }

    private static let greatestReadLag: Float = 2
}
