import ArgumentParser
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

    /// What the output's name ends with, where it is a file's.
    var endingOfOutput: String? {
        guard let output, output != "-" else { return nil }
        let path = FilePath(output)
        let isDirectory = path.endsWithSlash || (try? FileReading.kind(of: path)) == .directory
        return isDirectory || path.fileExtension.isEmpty ? nil : path.fileExtension
    }

    /// - Throws: `ValidationError` where a file would be called as one of another form.
    func checkEndingOfOutput() throws {
        guard formats.count == 1, let format = formats.first, let ending = endingOfOutput,
            !format.mayEnd(with: ending), let other = ResultFormat.called(ending)
        else { return }
        throw ValidationError(
            "--output FILE.\(ending) is the name of a file in the form \(other.name), and --format says \(format.name)")
    }

    /// The inputs that are known before anything is read; tells what cannot be found, and goes on with the rest.
    ///
    /// - Returns: them, and how many arguments and lines of a list stand for none.
    func findInputs(_ diagnostics: Diagnostics) -> (inputs: [ImageInput], unreadable: Int) {
        var found = FoundInputs(
            recursive: recursive, keepsUnreadable: formats == [.document(.jsonl)] && writesToStandardOutput,
            diagnostics: diagnostics)
        for image in images where !frames { found.add(FilePath(image), ImageInput.inputs(for:recursive:)) }
        for list in filesFrom where !listIsStream {
            do {
                for path in try paths(in: list) { found.add(path, ImageInput.inputs(listed:recursive:)) }
            } catch {
                found.tell(list == "-" ? "standard input" : FilePath(list), error)
            }
        }
        return (found.inputs, found.unreadable)
    }

    /// What a list names that is read before the images.
    private func paths(in list: String) throws -> [FilePath] {
        let bytes = try list == "-" ? FileReading.standardInput() : FileReading.bytes(of: FilePath(list))
        return PathList.paths(in: bytes, endedByZero: endedByZero)
    }
}
