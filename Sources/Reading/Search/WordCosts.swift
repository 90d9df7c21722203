/// What a run of letters costs when it ends: nothing for words that are known, something for others; what the user
/// writes gains.
struct WordCosts: Sendable {
    /// Of an unknown word.
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

    /// Whether letters are a word that somebody knows, and not too few to tell.
    func isWord(_ run: LetterRun) -> Bool {
        lexicon.contains(run) || user.contains(run)
            || run.length >= PageWords.leastLength && page.contains(run.hash, besidesLine: line)
    }
}
