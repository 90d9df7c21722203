/// The words of a text as UAX #29 cuts them: what word error rates are counted in.
public enum Words {
    /// The stretches between word boundaries that are more than white space, punctuation and symbols, in order.
    ///
    /// The same stretches as dinglehopper counts (https://github.com/qurator-spk/dinglehopper).
    public static func words(in text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var cuts = boundaries(in: scalars)
        cuts.append(scalars.count)
        return zip(cuts, cuts.dropFirst()).compactMap { start, end in
            let stretch = scalars[start..<end]
            guard !stretch.allSatisfy({ isBetweenWords($0) }) else { return nil }
            var word = String.UnicodeScalarView()
            word.append(contentsOf: stretch)
            return String(word)
        }
    }

    private static func isBetweenWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .connectorPunctuation, .dashPunctuation, .openPunctuation,
            .closePunctuation, .initialPunctuation, .finalPunctuation, .otherPunctuation, .spaceSeparator,
            .lineSeparator, .paragraphSeparator, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .control,
            .format:
            true
        default: false
        }
    }

    /// Where a word or a stretch between words begins, as indices into `scalars`.
    static func boundaries(in scalars: [Unicode.Scalar]) -> [Int] {
        let classes = scalars.map { WordBreak($0) }
        var cuts: [Int] = []
        // What rule WB4 leaves: the code points that are attached to no other.
        var heads: [Int] = []
        for index in classes.indices {
            let isAttached = classes[index].isAttached && index > 0 && !classes[index - 1].endsLine
            if !isAttached { heads.append(index) }
        }
        var flags = 0
        for (position, index) in heads.enumerated() {
            flags = position > 0 && classes[heads[position - 1]] == .regionalIndicator ? flags + 1 : 0
            guard index > 0 else {
                cuts.append(index)
                continue
            }
            // Rules WB3 to WB3d look at the code point next to this one, the others past attached ones.
            let isJoined =
                joinsNeighbours(classes, scalars, at: index)
                ?? HeadContext(classes: classes, heads: heads, position: position, flagsBefore: flags).isJoined
            if !isJoined { cuts.append(index) }
        }
        return cuts
    }

    /// Rules WB3 to WB3d; `nil` where they leave it open.
    private static func joinsNeighbours(_ classes: [WordBreak], _ scalars: [Unicode.Scalar], at index: Int) -> Bool? {
        let (previous, current) = (classes[index - 1], classes[index])
        if previous == .carriageReturn && current == .lineFeed { return true }
        if previous.endsLine || current.endsLine { return false }
        if previous == .zeroWidthJoiner && isPictograph(scalars[index]) { return true }
        if previous == .segmentSpace && current == .segmentSpace { return true }
        return nil
    }

    /// Extended_Pictographic: emoji, and the blocks around them that are kept for more (emoji-data.txt).
    private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2388, 0x2600...0x2605, 0x2607...0x2612, 0x2614...0x2685, 0x2690...0x2705, 0x2708...0x2712,
            0x2763...0x2767, 0x1F000...0x1F0FF, 0x1F10D...0x1F10F, 0x1F16C...0x1F171, 0x1F1AD...0x1F1E5,
            0x1FA00...0x1FAFF:
            true
        default:
            scalar.properties.isEmoji && !scalar.isASCII && !scalar.properties.isEmojiModifier
                && WordBreak(scalar) != .regionalIndicator
        }
    }
}

/// The code points around a place where a word may end, without those that are attached to others.
private struct HeadContext {
    let before: WordBreak?
    let previous: WordBreak
    let current: WordBreak
    let next: WordBreak?
    /// Regional indicators in a row up to and with `previous`.
    let flagsBefore: Int

    /// `position` is that of the code point after the place; above 0.
    init(classes: [WordBreak], heads: [Int], position: Int, flagsBefore: Int) {
        before = position > 1 ? classes[heads[position - 2]] : nil
        previous = classes[heads[position - 1]]
        current = classes[heads[position]]
        next = position + 1 < heads.count ? classes[heads[position + 1]] : nil
        self.flagsBefore = flagsBefore
    }

    var isJoined: Bool { joinsLetters || joinsHebrew || joinsNumbers || joinsOthers }

    private static let letterJoints: Set<WordBreak> = [.midLetter, .midNumberLetter, .singleQuote]
    private static let numberJoints: Set<WordBreak> = [.midNumber, .midNumberLetter, .singleQuote]
    private static let extended: Set<WordBreak> = [.letter, .hebrewLetter, .numeric, .katakana]

    /// Rules WB5 to WB7.
    private var joinsLetters: Bool {
        if previous.isLetter && current.isLetter { return true }
        if previous.isLetter && Self.letterJoints.contains(current) && next?.isLetter == true { return true }
        return before?.isLetter == true && Self.letterJoints.contains(previous) && current.isLetter
    }

    /// Rules WB7a to WB7c.
    private var joinsHebrew: Bool {
        if previous == .hebrewLetter && current == .singleQuote { return true }
        if previous == .hebrewLetter && current == .doubleQuote && next == .hebrewLetter { return true }
        return before == .hebrewLetter && previous == .doubleQuote && current == .hebrewLetter
    }

    /// Rules WB8 to WB12.
    private var joinsNumbers: Bool {
        if previous == .numeric && (current == .numeric || current.isLetter) { return true }
        if previous.isLetter && current == .numeric { return true }
        if before == .numeric && Self.numberJoints.contains(previous) && current == .numeric { return true }
        return previous == .numeric && Self.numberJoints.contains(current) && next == .numeric
    }

    /// Rules WB13 to WB16.
    private var joinsOthers: Bool {
        if previous == .katakana && current == .katakana { return true }
        if current == .extendNumberLetter {
            return Self.extended.contains(previous) || previous == .extendNumberLetter
        }
        if previous == .extendNumberLetter && Self.extended.contains(current) { return true }
        return current == .regionalIndicator && flagsBefore % 2 == 1
    }
}
