import FileAccess

/// Whether a result that is there is that of its input, so that the input need not be read again.
///
/// A result is as new as its input, or newer: what was written of an input of which a part could not be read is made
/// older (``time(for:isWhole:)``). It ends as files of its form do, which one that was cut off does not.
public enum FinishedResult {
    /// Whether it is there, whole, and not older than its input.
    public static func isThere(_ result: FilePath, of input: ImageInput) -> Bool {
        guard let written = FileReading.changeTime(of: result) else { return false }
        if let changed = input.changeTime, written < changed { return false }
        guard let end = FileReading.end(of: result, count: longestEnding) else { return false }
        return isWhole(end, fileExtension: result.fileExtension)
    }

    /// The time that a result gets; `nil` for the present.
    ///
    /// The input was `changed` then, before it was read; a clock may be wrong. All of it could be read if it `isWhole`.
    public static func time(for changed: FileTime?, isWhole: Bool) -> FileTime? {
        guard let changed else { return nil }
        if !isWhole { return changed.before }
        return changed > .now ? changed : nil
    }

    private static let longestEnding = 16

    /// A board without text gives a text and Markdown without a byte.
    private static func isWhole(_ end: [UInt8], fileExtension: String) -> Bool {
        switch fileExtension {
        case "txt", "md": end.isEmpty || end.last == UInt8(ascii: "\n")
        case "tsv": end.last == UInt8(ascii: "\n")
        case "hocr": ends(end, "</html>\n")
        case "xml": ends(end, "</alto>\n")
        case "json", "jsonl": ends(end, "}\n")
        case "pdf": ends(end, "%%EOF\n")
        case "png": end.suffix(8).starts(with: Array("IEND".utf8))
        default: !end.isEmpty
        }
    }

    private static func ends(_ end: [UInt8], _ ending: String) -> Bool {
        end.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
}

extension ImageInput {
    /// When its file was last changed; `nil` for what has none.
    public var changeTime: FileTime? {
        if case .file(let path) = self { FileReading.changeTime(of: path) } else { nil }
    }
}
