import Boardscan
import FileAccess
import Imaging
import Synchronization

/// Writes what each stage saw to `PREFIX-STAGE.png`.
final class DebugImageWriter: StageObserver {
    private let prefix: FilePath
    private let firstProblem = Mutex<OutputProblem?>(nil)

    init(prefix: FilePath) { self.prefix = prefix }

    /// The first picture that could not be written.
    var problem: OutputProblem? { firstProblem.withLock { $0 } }

    func observe(stage: String, picture: RGBImage) {
        let path = prefix.appending("-\(stage).png")
        do {
            try FileWriting.write(ImageEncoder.png(picture), to: path)
        } catch {
            firstProblem.withLock { $0 = $0 ?? OutputProblem(path: path, message: "\(error)") }
        }
    }
}
