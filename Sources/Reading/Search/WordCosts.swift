/// What a run of letters costs when it ends: nothing for words that are known, something for others; words of the
/// user's add to the score.
struct WordCosts: Sendable {
    /// The cost of an unknown word.
    var cost: Float = 0
    var lexicon = WordFilter()
    var user = UserWords()
    var page = PageWords()
    /// The line's number on its page.
    var line = 0

    func cost(of run: LetterRun) -> Float {
        if user.contains(run) { return -UserWords.bonus }
        guard cost > 0, run.length >= PageWords.leastLength else { return 0 }
        return isWord(run) ? 0 : cost
    }

    /// Whether letters, unless too few to tell, are a word of the lexicon, of the user's, or of another line of the
    /// page.
    func isWord(_ run: LetterRun) -> Bool {
        lexicon.contains(run) || user.contains(run)
            || run.length >= PageWords.leastLength && page.contains(run.hash, besidesLine: line)
    }
}
