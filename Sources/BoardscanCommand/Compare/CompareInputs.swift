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
        try checkTruthDirectory()
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
            return CompareSession.Job(name: name.string, file: file, truth: truth(of: file, &outcome))
        }
        guard !jobs.isEmpty else { throw ExitCodes.unreadableInput.exitCode }
        return jobs
    }

    /// A directory that is not there would make cross-checks of all images.
    private func checkTruthDirectory() throws {
        guard let truthDirectory else { return }
        do {
            _ = try FileReading.names(in: truthDirectory)
        } catch {
            diagnostics.error(truthDirectory, "\(error)")
            throw ExitCodes.unreadableInput.exitCode
        }
    }

    /// Where the text of an image stands, if there is one.
    func truthFile(of image: FilePath) -> FilePath {
        let name = image.lastComponent.removingExtension.appending(Self.truthExtension)
        return (truthDirectory ?? image.directory).child(name)
    }

    private func truth(of file: FilePath, _ outcome: inout CompareOutcome) -> String? {
        let path = truthFile(of: file)
        guard (try? FileReading.kind(of: path)) != nil else { return nil }
        do {
            return try TextFile.text(FileReading.bytes(of: path, limit: TextFile.mostBytes))
        } catch {
            diagnostics.error(path, "\(error)")
            outcome.inputFailed = true
            return nil
        }
    }
}
