import Boardscan
import FileAccess

extension ReadCommand {
    /// Whether the list on standard input is read while its images are: then results need no names of their own.
    var listIsStream: Bool { filesFrom == ["-"] && writesToStandardOutput && !writesPictures }

    /// Whether pictures are written that have inputs' names.
    var writesPictures: Bool { debugImages != nil || overlay != nil || clean != nil }

    /// Whether standard input brings inputs while others are read.
    var inputsAreStream: Bool { listIsStream || frames }

    /// The inputs in their order, those that standard input brings among them.
    ///
    /// `known` are those that were found before.
    func queue(of known: [ImageInput]) -> InputQueue {
        if frames { return InputQueue(framesOf: StandardInput()) }
        return listIsStream ? InputQueue(known, thenListed: PathList(endedByZero: endedByZero)) : InputQueue(known)
    }

    /// The one PDF that all inputs become, where the output is called as one.
    func joinedOutput(isSingle: Bool) -> FilePath? {
        guard let output, output != "-", formats == [.pdf], !isSingle else { return nil }
        let path = FilePath(output)
        let isDirectory = path.endsWithSlash || (try? FileReading.kind(of: path)) == .directory
        return path.fileExtension == "pdf" && !isDirectory ? path : nil
    }

    var writesToStandardOutput: Bool { (output ?? "-") == "-" }

    /// The inputs that are known before anything is read; tells what cannot be found, and goes on with the rest.
    ///
    /// - Returns: them, and how many arguments and lines of a list stand for none.
    func findInputs(_ diagnostics: Diagnostics) -> (inputs: [ImageInput], unreadable: Int) {
        var inputs: [ImageInput] = []
        var unreadable = 0
        func tell(_ name: FilePath, _ error: any Error) {
            diagnostics.error(name, "\(error)")
            unreadable += 1
        }
        func add(_ path: FilePath, _ find: (FilePath) throws -> [ImageInput]) {
            do {
                inputs += try find(path)
            } catch  where formats == [.document(.jsonl)] && writesToStandardOutput {
                // Its line says so in its turn.
                inputs.append((error as? InputError).map { .nothing(path, $0) } ?? .file(path))
            } catch {
                tell(path, error)
            }
        }
        for image in images where !frames { add(FilePath(image), ImageInput.inputs(for:)) }
        for list in filesFrom where !listIsStream {
            do {
                for path in try paths(in: list) { add(path, ImageInput.inputs(listed:)) }
            } catch {
                tell(list == "-" ? "standard input" : FilePath(list), error)
            }
        }
        return (inputs, unreadable)
    }

    /// What a list names that is read before the images.
    private func paths(in list: String) throws -> [FilePath] {
        let bytes = try list == "-" ? FileReading.standardInput() : FileReading.bytes(of: FilePath(list))
        return PathList.paths(in: bytes, endedByZero: endedByZero)
    }
}
