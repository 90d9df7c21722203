/// The letter runs of words that the reader's user corrected: a user who corrects a name once will write it again.
///
/// Unlike ``PageWords`` they are beyond doubt, and so they add to the score instead of costing nothing.
struct UserWords: Sendable {
    /// What a known word is worth, in nats.
    static let bonus: Float = 1
    private static let leastLength = 2

    private var hashes: Set<WordHash> = []

    init(_ texts: [String] = []) {
        for text in texts {
            for run in LetterRun.runs(of: text) where run.length >= Self.leastLength { hashes.insert(run.hash) }
        }
    }

    func contains(_ run: LetterRun) -> Bool { run.length >= Self.leastLength && hashes.contains(run.hash) }
}
