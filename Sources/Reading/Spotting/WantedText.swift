import GlyphClassifier

/// A text to be looked for, as the lattice knows it: characters without blanks, each either case.
public struct WantedText: Hashable, Sendable {
    /// What was asked for.
    public let text: String
    /// Lower-case characters without blanks; curly quotes and long dashes as they are typed in ASCII, letters without
    /// accents.
    public let characters: [Character]

    /// A text as it is asked for.
    public init(_ text: String) {
        self.text = text
        characters = Self.folded(text)
    }

    /// What is left of a text when case, blanks and accents count for nothing.
    public static func folded(_ text: String) -> [Character] {
        text.lowercased().unicodeScalars.compactMap { scalar -> Character? in
            if scalar.properties.isWhitespace { return nil }
            let base = Character(scalar).baseLetter
            return base.map(LanguagePrior.usualForm)
        }
    }

    /// For each character the classes it may have been written as; none for a character the network does not know.
    func classes(in set: CharacterSet) -> [[Int]] {
        characters.map { wanted in
            [String(wanted), String(wanted).uppercased()].reduce(into: [Int]()) { found, form in
                guard form.count == 1, let index = form.first.flatMap({ set.index(of: $0) }), !found.contains(index)
                else { return }
                found.append(index)
            }
        }
    }
}

extension Character {
    /// A letter without its accents; `nil` for an accent alone.
    fileprivate var baseLetter: Character? {
        guard let scalar = unicodeScalars.first else { return nil }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark: return nil
        default: return Self.withoutAccent[self] ?? self
        }
    }

    /// Latin letters whose accents are part of their code point.
    private static let withoutAccent: [Character: Character] = {
        let letters: [Character: String] = [
            "a": "àáâãäåā", "c": "çćč", "e": "èéêëēę", "i": "ìíîïī", "n": "ñń", "o": "òóôõöøō", "s": "śš",
            "u": "ùúûüū", "y": "ýÿ", "z": "źżž",
        ]
        return letters.reduce(into: [:]) { table, entry in
            for accented in entry.value { table[accented] = entry.key }
        }
    }()
}
