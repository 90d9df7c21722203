import Imaging

/// Is shown what each stage saw; `--debug-images` writes it to files.
public protocol StageObserver: AnyObject, Sendable {
    /// - Parameters:
    ///   - stage: its number and name, as "2-mask".
    ///   - picture: in the size of the photo.
    func observe(stage: String, picture: RGBImage)
}
