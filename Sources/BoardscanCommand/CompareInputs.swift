import Boardscan
import Comparison
import FileAccess

/// Finds the images to compare and what is written on them.
struct CompareInputs {
    /// `nil`: beside each image.
    let truthDirectory: FilePath?
    let diagnostics: Diagnostics

    /// What follows an image's name, without its extension, in the name of its text.
    static let truthExtension = ".gt.txt"

    /// Tells what cannot be found, and goes on with the rest.
    ///
    /// - Throws: an exit code when nothing is left.
    func find(_ arguments: [String], _ outcome: inout CompareOutcome) throws -> [CompareSession.Job] {
        var inputs: [ImageInput] = []
        for argument in arguments {
            do {
                inputs += try ImageInput.inputs(for: FilePath(argument))
            } catch {
                diagnostics.error(FilePath(argument), "\(error)")
                outcome.inputFailed = true
            }
        }
        let jobs = zip(inputs, ResultNames.unique(for: inputs)).compactMap { input, name -> CompareSession.Job? in
            guard case .file(let file) = input else { return nil }
            return CompareSession.Job(name: name.string, file: file, truth: truth(of: file))
        }
        guard !jobs.isEmpty else { throw ExitCodes.unreadableInput.exitCode }
        return jobs
    }

    private func truth(of file: FilePath) -> String? {
        let stem = file.lastComponent.removingExtension.appending(Self.truthExtension)
        let path = (truthDirectory ?? file.directory).child(stem)
        guard (try? FileReading.kind(of: path)) != nil else { return nil }
        do {
            return String(decoding: try FileReading.bytes(of: path), as: UTF8.self)
        } catch {
            diagnostics.error(path, "\(error)")
            return nil
        }
    }
}
