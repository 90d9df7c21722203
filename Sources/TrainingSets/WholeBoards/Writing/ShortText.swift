import GlyphTraining

/// What stands in short lines: one to five characters.
enum ShortText {
    enum Sort: CaseIterable {
        case letters, digits, figures, signed, decimals, shares, numbered, codes, signs
    }

    /// `number` is the cell's, for those that count.
    static func cell(_ sort: Sort, number: Int, using random: inout SplitMix64) -> String {
        switch sort {
        case .letters: String(random.chance(0.5) ? letters[number % letters.count] : random.pick(letters))
        case .digits: "\(random.integer(0...9))"
        case .figures: "\(random.integer(0...random.pick([20, 99, 999, 9999])))"
        case .signed: random.pick(["-", "-", "+", "±"]) + "\(random.integer(0...random.pick([9, 99])))"
        case .decimals:
            "\(random.integer(0...random.pick([0, 9, 99])))" + random.pick([".", ".", ","])
                + "\(random.integer(0...99))"
        case .shares: "\(random.integer(0...100))" + random.pick(["%", "%", "°", "€", "x", "h"])
        case .numbered: "\(number + 1)" + random.pick([".", ")", ":"])
        case .codes: "\(random.pick(letters))\(random.integer(1...20))"
        case .signs: random.pick(["=", "...", "+", "?", "!", "×", "->", "→", "#", "&", "%", "<", ">", "✓", "*"])
        }
    }

    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
}

extension BoardPhrases {
    /// One to five characters, or a short word.
    func short(using random: inout SplitMix64) -> String {
        switch random.integer(0...3) {
        case 0:
            random.pick([
                "OK", "SOS", "WC", "TV", "No", "Hi", "Go", "I am", "Wi-Fi", "3D", "A4", "B12", "9:30", "1/2", "10:15",
                "Exit", "Yes", "+1", "n/a", "e.g.", "ID", "UK", "5 h", "a) b)", "(1)", "[x]", "2x", "i", "l", "1", "I",
            ])
        case 1: word(using: &random)
        default:
            ShortText.cell(
                ShortText.Sort.allCases[random.integer(0...ShortText.Sort.allCases.count - 1)],
                number: random.integer(0...30), using: &random)
        }
    }
}
