import DocumentModel
import FileAccess

/// What a photo is called: as its sender calls it, as far as that may be a file's name.
enum PhotoName {
    /// Bytes that a name may have, which leaves room for a number and an ending.
    private static let longest = 100
    private static let usual = "board"

    /// A name that is shown: one component, of printing characters, not hidden.
    static func shown(_ given: String?) -> String {
        let last = (given ?? "").split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
        let printing = last.printable.drop { $0 == "." || $0 == " " }
        var name = ""
        for character in printing where name.utf8.count + character.utf8.count <= longest { name.append(character) }
        return name.isEmpty ? usual : name
    }

    /// The name without what its format is called, and without anything that a shell, a browser or another system
    /// takes for more than a letter.
    static func stem(_ given: String?) -> String {
        let bare = FilePath(shown(given)).removingExtension.string
        let plain = bare.map { $0.isLetter || $0.isNumber || "-_. ".contains($0) ? $0 : "-" }
        let stem = String(plain.drop { "-. ".contains($0) })
        return stem.isEmpty ? usual : stem
    }
}
