import GlyphTraining

/// Figures and codes as people write them, and as many that follow no rule at all.
///
/// Text does not say which figure stands on a board, nor whether `315` was written or `3/5`. The prior learns from the
/// first kind what numbers, dates, sums and codes look like; from the second that none of this is certain, so that no
/// figure costs much more than any other.
public enum FigurePatterns {
    /// Makes texts, half of them lines and half standing between blanks; the same seed gives the same ones.
    ///
    /// `words` are what units and paths are made of.
    public static func texts(count: Int, words: [String], seed: UInt64) -> [WeightedText] {
        var filler = PatternFiller(words: words, random: SplitMix64(seed: seed))
        return (0..<count).map { index in
            let text = index.isMultiple(of: 4) ? row(&filler) : figure(&filler)
            return WeightedText(text, opening: index.isMultiple(of: 2) ? .line : .word)
        }
    }

    /// One figure or code.
    static func figure(_ filler: inout PatternFiller) -> String {
        if Bool.random(using: &filler.random) { return RandomFigure.text(using: &filler.random) }
        return filler.fill(templates.randomElement(using: &filler.random) ?? "@D")
    }

    /// Two to six figures with blanks between them.
    private static func row(_ filler: inout PatternFiller) -> String {
        (0..<Int.random(in: 2...6, using: &filler.random)).map { _ in figure(&filler) }.joined(separator: " ")
    }

    /// `PatternFiller` tells how to read them.
    static let templates = amounts + dates + numbersOfThings + codes + sums + paths

    private static let amounts = [
        "@D", "@d", "@d@d", "@D.@D", "@D,@D", "0.@D", "0,@D", "@D%", "@D.@d %", "{-|+|±|~|≈|<|>|≤|≥}@D", "@D ± @D",
        "@d @d@d@d", "@d@d @d@d@d @d@d@d", "@d,@d@d@d", "@d@d@d,@d@d@d", "@d.@d@d@d,@d@d", "{$|€|£}@D{|.@d@d|k|m}",
        "@D{,|.}@d@d{ €|€| £| eur| usd| kr| zł| kč| ft| lei| tl}", "eur @D", "@D °{|c|f}", "@D°{|c|f}",
        "@D {kg|g|mg|l|ml|cl|m|cm|mm|km|s|ms|h|min|v|w|kw|a|hz|ghz|gb|mb|tb|pcs|px|pt|km/h|m/s|kwh|c|k|n|j|x}",
        "@D{kg|g|mg|l|ml|m|cm|mm|km|s|ms|h|min|v|w|kw|a|hz|ghz|gb|mb|tb|x|k|th|st|nd|rd|px|pt|km/h|m/s}",
        "@d/@d", "@D/@D", "@d @d/@d", "@D : @D", "@D:@D", "@D x @D", "@Dx@D", "@D×@D", "@D-@D", "@D - @D", "@D, @D, @D",
    ]
    private static let dates = [
        "@d:@d@d", "@d@d:@d@d", "@d@d:@d@d:@d@d", "@d@d:@d@d-@d@d:@d@d", "@d{am|pm| am| pm| h| uhr}", "@d@dh@d@d",
        "@d/@d", "@d/@d@d", "@d@d/@d@d", "@d@d/@d@d/@d@d@d@d", "@d/@d/@d@d", "@d@d.@d@d.@d@d@d@d", "@d.@d.",
        "@d@d.@d@d.",
        "@d.@d.@d@d", "@d@d@d@d-@d@d-@d@d", "@d@d-@d@d-@d@d@d@d", "@d@d@d@d/@d@d", "'@d@d", "q@d/@d@d", "@d@d@d@d-@d@d",
    ]
    private static let numbersOfThings = [
        "@d @d @d @d", "@d@d @d@d @d@d", "@D @D @D", "@d.", "@d@d.", "@d)", "(@d)", "@D,",
        "@D;", "@D:", "#@D",
        "no. @D",
        "+@d@d @D @D @D", "+@d@d @d@d @d@d@d@d @d@d@d@d", "0@d@d@d/@D@D", "0@d@d@d @D@D", "(@d@d@d) @d@d@d-@d@d@d@d",
        "@d@d@d-@d@d@d@d", "@d@d@d-@d@d@d-@d@d@d@d", "@d@d@d.@d@d@d.@d@d@d@d", "@D | @D", "@d;@d;@d", "@d,@d,@d",
    ]
    private static let codes = [
        "@l@d", "@d@l", "@l@D", "@D@l", "@l@d@l@d", "@l@l-@D", "@l@l @D", "@l@l@l-@d@d@d", "@l@l@l @d@d@d", "@d@l@d",
        "@l-@d", "@l@l@d@d", "@l@d @d@l@l", "@l@l@d@d @d@l@l", "@d@d@d@l", "@l@d/@d", "@l.@d", "@d.@l", "@d@l)",
        "@l@l@d@d @d@d@d@d @d@d@d@d @d@d@d@d @d@d@d@d @d@d", "@l@l@d@d @l@l@l@l @d@d@d@d @d@d@d@d @d@d",
        "@l@l@d@d@d@d@d@d@d@d@d@d@d@d@d@d@d@d@d@d", "v@d.@d{|.@D}", "@d.@D.@D", "@D.@D.@D.@D{|/@d@d|:@D}",
        "0x@h@h{|@h@h}",
        "#@h@h@h@h@h@h", "@h@h@h@h@h@h@h", "@h@h:@h@h:@h@h:@h@h", "@l@h@h@h@l@d", "@d@d@d@d-@d@d@d@d-@d@d@d@d",
        "r@dd@d",
    ]
    private static let sums = [
        "@D+@D{|=@D}", "@D + @D{| = @D}", "@D-@D{|=@D}", "@D - @D = @D", "@D*@D", "@D × @D = @D", "@D/@D=@D",
        "@D ÷ @D = @D",
        "@v={@D|@D.@D|-@D}", "@v = {@D|@D.@D|-@D|@D/@D|@D%}", "@v^@d", "@d@v", "@d@v + @D", "@D^@d", "(@D,@D)",
        "(@d, @d)",
        "[@D, @D]", "[@d;@d]", "@v@d", "@v@d = @D", "2^@D", "10^@D", "@d*@v", "@v/@d", "@D/(@D+@D)", "@d! = @D", "=@D",
    ]
    private static let paths = [
        "/@w/@w", "@w/@w", "./@w", "~/@w/@w.@w", "../@w", "c:\\@w\\@w", "@w.{com|org|net|io|de|fr|eu}", "@w.@w/@w",
        "http{|s}://@w.@w/@w", "www.@w.{com|org|de}", "@w@@@w.{com|org|de|net}",
        "@w.{py|js|txt|pdf|md|json|csv|png|sh}",
        "@w_@w", "@w-@w", "@w-@D", "@w@d", "@w_@d", "@w:@D", "@w=@D", "@w/@D", "@w.@w()", "--@w", "-@l", "@l/@l",
        "@l&@l",
        "@l+@l", "@l-@l", "@l.@l.", "@w+", "$@w", "@@@w", "#@w", "@w#@D",
    ]
}

/// Figures, letters and signs that follow one another by chance.
enum RandomFigure {
    private enum Kind { case digit, sign, letter }

    private static let signs: [Character] = Array("..,,//::--%+()x×=°#$€£_*<>|'\"!&;^~[]")
    private static let letters: [Character] = Array("abcdefghijklmnopqrstuvwxyz")

    /// What comes next, in hundredths; what is left is the end.
    ///
    /// Figures stay figures more often than not, and no more can be said.
    private static func odds(after kind: Kind) -> (digit: Int, sign: Int, letter: Int) {
        switch kind {
        case .digit: (53, 25, 5)
        case .sign: (78, 5, 8)
        case .letter: (50, 18, 14)
        }
    }

    static func text(using random: inout SplitMix64) -> String {
        var kind: Kind? = [.digit, .digit, .digit, .digit, .sign, .letter].randomElement(using: &random)
        var text = ""
        while let current = kind, text.count < 24 {
            text.append(character(current, using: &random))
            kind = next(after: current, using: &random)
        }
        return text
    }

    private static func next(after kind: Kind, using random: inout SplitMix64) -> Kind? {
        let odds = odds(after: kind)
        var chance = Int.random(in: 0..<100, using: &random)
        for (share, next) in [(odds.digit, Kind.digit), (odds.sign, .sign), (odds.letter, .letter)] {
            if chance < share { return next }
            chance -= share
        }
        return nil
    }

    private static func character(_ kind: Kind, using random: inout SplitMix64) -> Character {
        switch kind {
        case .digit: "0123456789".randomElement(using: &random) ?? "0"
        case .sign: signs.randomElement(using: &random) ?? "."
        case .letter: letters.randomElement(using: &random) ?? "a"
        }
    }
}
