import DocumentFormats
import DocumentModel
import FileAccess

/// A photo that was read, as it stands on the shelf.
struct ShelvedPhoto: Sendable {
    /// What it is called in addresses: no one guesses it.
    let id: String
    /// What it is shown as.
    let name: String
    /// Where it is known in the index; the file, where it was stored.
    let path: FilePath
    /// What was read, and corrected since.
    var reading: BoardReading
    /// What a person said of words, by page and number: where they are, and what is written there.
    var corrections: [WordPlace: Corrected] = [:]

    struct WordPlace: Hashable, Comparable, Sendable {
        var page: Int
        var word: Int
        static func < (one: WordPlace, other: WordPlace) -> Bool { (one.page, one.word) < (other.page, other.word) }
    }

    struct Corrected: Sendable {
        var box: PixelBox
        var text: String
    }

    /// Bytes that it takes.
    var bytes: Int { reading.pictureBytes }
}
