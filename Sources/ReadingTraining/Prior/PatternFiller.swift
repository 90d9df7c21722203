import GlyphTraining

/// Fills a template in three passes: `{a|b|}` becomes one of the choices; `«SEPARATOR/ITEM»` two to six items; and
/// `@n` a number up to 20, `@N` one up to 999, `@d` a digit, `@D` one to four digits, `@h` a hexadecimal digit, `@l` any
/// letter, `@v` a variable's name, `@w` a word, `@p` a phrase of up to four, `@@` the sign itself.
struct PatternFiller {
    let words: [String]
    var random: SplitMix64

    mutating func fill(_ template: String) -> String {
        let chosen = replacing("{", "}", in: template) { filler, inside in
            inside.split(separator: "|", omittingEmptySubsequences: false).randomElement(using: &filler.random)
                .map(String.init) ?? ""
        }
        let repeated = replacing("«", "»", in: chosen) { filler, inside in filler.items(inside) }
        return places(in: repeated)
    }

    private mutating func replacing(
        _ open: Character, _ close: Character, in text: String, by replace: (inout PatternFiller, Substring) -> String
    ) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
            result += rest[..<start] + replace(&self, rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private mutating func items(_ inside: Substring) -> String {
        let parts = inside.split(separator: "/", maxSplits: 1)
        let count = Int.random(in: 2...6, using: &random)
        guard let separator = parts.first, let item = parts.last else { return "" }
        return repeatElement(String(item), count: count).joined(separator: String(separator))
    }

    private mutating func places(in text: String) -> String {
        var result = ""
        var isPlace = false
        for character in text {
            if isPlace {
                result += value(character)
                isPlace = false
            } else if character == "@" {
                isPlace = true
            } else {
                result.append(character)
            }
        }
        return result
    }

    private mutating func value(_ kind: Character) -> String {
        switch kind {
        case "n": return String(Int.random(in: 0...20, using: &random))
        case "N": return String(Int.random(in: 0...999, using: &random))
        case "@": return "@"
        case "d": return digit()
        case "D": return (0..<Int.random(in: 1...4, using: &random)).map { _ in digit() }.joined()
        case "h": return "0123456789abcdef".randomElement(using: &random).map(String.init) ?? "0"
        case "l": return "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random).map(String.init) ?? "a"
        case "v": return "abcijkmnpqstxyz".randomElement(using: &random).map(String.init) ?? "x"
        case "p":
            let count = Int.random(in: 1...4, using: &random)
            return (0..<count).map { _ in value("w") }.joined(separator: " ")
        default: return words.randomElement(using: &random) ?? "item"
        }
    }

    private mutating func digit() -> String { String(Int.random(in: 0...9, using: &random)) }
}
