import Boardscan
import FileAccess

/// The inputs that arguments and lists stand for, in their order.
struct FoundInputs {
    let recursive: Bool
    /// Whether what stands for no input is one all the same, whose line says so in its turn.
    let keepsUnreadable: Bool
    let diagnostics: Diagnostics

    private var found: [(input: ImageInput, isNamed: Bool)] = []
    /// Arguments and lines that stand for none.
    private(set) var unreadable = 0

    init(recursive: Bool, keepsUnreadable: Bool, diagnostics: Diagnostics) {
        self.recursive = recursive
        self.keepsUnreadable = keepsUnreadable
        self.diagnostics = diagnostics
    }

    /// A picture that is found in a directory and named besides is read where it is named; what is found twice, once.
    var inputs: [ImageInput] {
        func place(_ input: ImageInput) -> FilePath? {
            if case .file(let path) = input { FileReading.place(of: path) } else { nil }
        }
        var known = Set(found.filter(\.isNamed).compactMap { place($0.input) })
        return found.filter { item in item.isNamed || place(item.input).map { known.insert($0).inserted } ?? true }
            .map(\.input)
    }

    /// Adds what a path stands for; tells what is wrong with it, and which directories are passed over.
    mutating func add(_ path: FilePath, _ find: (FilePath, _ recursive: Bool) throws -> [ImageInput]) {
        do {
            let inputs = try find(path, recursive)
            found += inputs.map { ($0, inputs == [.file(path)] || $0 == .standardInput) }
        } catch  where keepsUnreadable {
            found.append(((error as? InputError).map { .nothing(path, $0) } ?? .file(path), true))
        } catch {
            tell(path, error)
        }
        let passedOver = recursive ? 0 : ImageInput.directoriesPassedOver(in: path)
        if passedOver > 0 {
            diagnostics.note(
                path,
                passedOver == 1
                    ? "a directory of images within it is passed over (see --recursive)"
                    : "\(passedOver) directories of images within it are passed over (see --recursive)")
        }
    }

    mutating func tell(_ name: FilePath, _ error: any Error) {
        diagnostics.error(name, "\(error)")
        unreadable += 1
    }
}
