import GlyphTraining

extension BoardPhrases {
    /// A line in which what is hardly a letter counts: dashes, underscores, dots, colons, slashes, bullets.
    func marked(using random: inout SplitMix64) -> String {
        let (first, second) = (word(using: &random).lowercased(), word(using: &random).lowercased())
        switch random.integer(0...17) {
        case 0: return "- " + words(1...4, using: &random)
        case 1: return random.pick(["-", "•", "*", ".", "+", "->", "o"]) + " " + label(using: &random)
        case 2: return first + "_" + second + random.pick(["", "_id", "()", ".py", "_2"])
        case 3: return "\(random.integer(0...23)):\(random.integer(10...59)) " + words(1...3, using: &random)
        case 4: return words(1...3, using: &random) + random.pick(["...", " ...", " . . .", ".."])
        case 5: return first + "/" + second + random.pick(["", " ?", "/" + word(using: &random)])
        case 6: return "__" + first + "__ " + random.pick(["= ", "== ", ""]) + "'__" + second + "__'"
        case 7: return words(1...2, using: &random) + ": " + words(1...2, using: &random)
        case 8:
            return "the " + String(repeating: "_", count: random.integer(2...7)) + " " + words(1...3, using: &random)
        case 9: return first + " - " + second + " - " + number(using: &random)
        case 10: return "'" + first + "', '" + second + "', '" + word(using: &random) + "'"
        case 11: return "(\(random.integer(1...9))) " + words(1...4, using: &random) + ","
        case 12: return first + "." + second + "(" + random.pick(["", "i", "\"" + first + "\""]) + ")"
        case 13: return "\(random.integer(1...31)).\(random.integer(1...12)).\(random.integer(10...29))"
        case 14: return first + " -= \(random.integer(1...9));"
        case 15: return words(1...3, using: &random) + random.pick([" :", " ;", " ,", " -", " =", " !!"])
        case 16: return "\"" + words(1...4, using: &random) + "\""
        default: return random.pick(["- -", ". . .", "_ _ _ _", "---", "::", "- 3 -", "/ /", "...", "- x"])
        }
    }

    /// What somebody notes on a piece of paper: one to twelve words.
    func note(using random: inout SplitMix64) -> String {
        switch random.integer(0...9) {
        case 0...2: words(1...3, using: &random)
        case 3...5: words(3...7, using: &random)
        case 6: words(7...12, using: &random)
        case 7: marked(using: &random)
        case 8: label(using: &random)
        default: sentence(using: &random)
        }
    }
}
