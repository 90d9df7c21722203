import DocumentModel
import FoundationEssentials

/// Pieces of HTML.
enum HTML {
    /// Text as it may stand between tags and in quoted attributes; what HTML forbids becomes a replacement character.
    static func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// An element with escaped text in it.
    static func element(_ name: String, class style: String? = nil, _ text: String) -> String {
        wrapped(name, class: style, escape(text))
    }

    /// An element around HTML.
    static func wrapped(_ name: String, class style: String? = nil, _ html: String) -> String {
        "<\(name)" + (style.map { " class=\"\($0)\"" } ?? "") + ">\(html)</\(name)>"
    }

    static func dataURL(_ data: Data, type: String) -> String { "data:\(type);base64," + data.base64EncodedString() }

    /// A length of CSS: a share of the whole, 0…1.
    static func share(_ value: Double) -> String { String(max(0, min(1, value)) * 100, decimals: 2) + "%" }

    /// A character that can be seen.
    static func visible(_ character: Character?) -> String {
        switch character {
        case nil: "∅"
        case " ": "␣"
        case let character?: escape(String(character))
        }
    }
}
