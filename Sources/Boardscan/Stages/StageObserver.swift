import Imaging

/// Is shown what each stage saw; `--debug-images` writes it to files.
public protocol StageObserver: AnyObject, Sendable {
    /// - Parameters:
    ///   - stage: its number and name, as "2-mask".
    ///   - picture: in the size of the photo as it was looked at: enlarged where its writing is small, turned, or seen from the front.
    func observe(stage: String, picture: RGBImage)
}
