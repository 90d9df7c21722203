import Imaging

/// Receives what each stage made of a photo, and the passes that it took.
public protocol StageObserver: AnyObject, Sendable {
    /// Whether pictures of the stages are to be drawn.
    var wantsPictures: Bool { get }

    /// - Parameters:
    ///   - stage: its number and name, as "2-contrast".
    ///   - picture: in the size of the photo as it was read: enlarged where its writing is small, turned.
    func observe(stage: String, picture: RGBImage)

    /// - Parameter pass: what was done and what came of it, a line.
    func observe(pass: String)
}

extension StageObserver {
    /// Pictures are drawn, unless an observer says otherwise.
    public var wantsPictures: Bool { true }
    /// Passes are ignored, unless an observer says otherwise.
    public func observe(pass: String) {}
}
