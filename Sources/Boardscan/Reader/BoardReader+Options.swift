import DocumentModel
import Imaging
import Reading
import Segmentation

extension BoardReader {
    /// What a picture is read with; each picture may have its own.
    public struct Options: Sendable {
        /// Whether a language and code are expected; without it every character counts for itself.
        public var usesLanguagePrior = true
        /// The languages that text is in, the most usual one first; by default each block tells its own, and is English
        /// where it does not.
        public var languages: [Language] = []
        /// The characters that may win; all of them if it is `nil` or the network knows none of these.
        public var charset: Set<Character>?
        /// Words less sure than this, 0…1, are left out.
        public var minimumConfidence: Double = 0
        /// Words of other inks are left out; `nil` keeps all.
        public var inks: Set<Ink.Name>?
        /// What is known of the layout.
        public var layout = PageLayout.automatic
        /// How much each kind of evidence counts.
        public var weights = ReadingWeights()
        /// Threads that one picture's candidates and lines are shared among.
        public var threads = 1

        /// The options that suit most boards: every word, with English and code expected, on one thread.
        public init() {}
    }
}
