import Boardscan
import FileAccess
import Imaging
import Synchronization

/// Writes what each stage saw to `PREFIX-STAGE.png`.
final class DebugImageWriter: StageObserver {
    private let prefix: FilePath
    private let protected: ProtectedFiles
    private let firstProblem = Mutex<OutputProblem?>(nil)

    /// `protected` are the files that must not be written over.
    init(prefix: FilePath, protected: ProtectedFiles) {
        self.prefix = prefix
        self.protected = protected
    }

    /// The first picture that could not be written.
    var problem: OutputProblem? { firstProblem.withLock { $0 } }

    func observe(stage: String, picture: RGBImage) {
        let path = prefix.appending("-\(stage).png")
        do {
            try protected.check(path)
            try FileWriting.write(ImageEncoder.png(picture), to: path, durably: false)
        } catch {
            let problem = error as? OutputProblem ?? OutputProblem(path: path, message: "\(error)")
            firstProblem.withLock { $0 = $0 ?? problem }
        }
    }
}

/// Keeps the passes a page took, for `--verbose`; and hands pictures on where they are wanted.
final class PassRecorder: StageObserver {
    private let pictures: DebugImageWriter?
    private let kept = Mutex<[String]>([])

    init(pictures: DebugImageWriter?) { self.pictures = pictures }

    var passes: [String] { kept.withLock { $0 } }
    var wantsPictures: Bool { pictures != nil }
    func observe(stage: String, picture: RGBImage) { pictures?.observe(stage: stage, picture: picture) }
    func observe(pass: String) { kept.withLock { $0.append(pass) } }
}
