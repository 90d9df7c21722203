extension Comparison {
    /// A row of the table: one engine on one input, or on all of them.
    public struct Row: Sendable {
        /// The engine's name, with its mode.
        public let engine: String
        /// How far its text is from the truth.
        public let accuracy: PageAccuracy
        /// Processor time for all inputs of the row; `nil` where nobody measured.
        public let seconds: Double?
        /// In bytes.
        public let peakMemory: Int?
        /// Why there is no text, or how many inputs there is none of; `nil` where all went well.
        public let failure: String?

        /// What each two of ``rateTitles`` are about.
        static let ratePairs = ["any order", "in order", "words", "bag of words"]
        static let rateTitles = ["CER", "folded", "CER", "folded", "WER", "folded", "WER", "folded"]
        static let countTitles = ["ins", "del", "sub"]

        /// The error rates of ``rateTitles``, as written and case-folded.
        var rates: [Double] {
            let (written, folded) = (accuracy.asWritten, accuracy.caseFolded)
            return [
                written.anyOrder.errorRate, folded.anyOrder.errorRate, written.characters.errorRate,
                folded.characters.errorRate, written.words.errorRate, folded.words.errorRate,
                written.bagOfWords.errorRate, folded.bagOfWords.errorRate,
            ]
        }

        /// The edits of ``countTitles``, of characters in order as written.
        var counts: [Int] {
            let characters = accuracy.asWritten.characters
            return [characters.insertions, characters.deletions, characters.substitutions]
        }
    }
}
