import DocumentModel
import FileAccess

extension Ink {
    /// Red, green and blue as six hexadecimal digits.
    var hexadecimal: String { HexadecimalDigits.encode([red, green, blue]) }
}
