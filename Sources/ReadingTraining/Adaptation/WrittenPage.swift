import Comparison
import DocumentModel
import GlyphClassifier
import Learning
import Reading

/// What reading makes of a page of somebody's words, one on each line.
struct WrittenPage: Sendable {
    /// Of what is written there.
    var characters: Int
    /// Edits from what was read, no more for a word than it has characters.
    var edits: Int
    var sureCharacters: Double

    /// Reads words in pages, `count` of them on each.
    static func pages(
        of words: [CorrectedWord], each count: Int, readWith classifier: ConvolutionalClassifier, prior: LanguagePrior,
        lineNetwork: LineNetwork
    ) -> [WrittenPage] {
        let classifier = WidenedClassifier.widening(classifier, to: lineNetwork.architecture.characterSet)
        let reader = PageReader(
            classifier: classifier, prior: prior, layout: .singleLine,
            user: UserWriting(of: classifier, lexicon: prior.lexicon))
        return stride(from: 0, to: words.count, by: count).map { start in
            let words = words[start..<min(words.count, start + count)]
            let seen = SeenLine.see(words.map(\.line), with: lineNetwork)
            return WrittenPage(words, reader.readingOfEach(seen).map { $0.map { reader.assemble([$0]) } ?? [] })
        }
    }
}

extension WrittenPage {
    /// `read` holds the blocks read where each word stands.
    private init(_ words: ArraySlice<CorrectedWord>, _ read: [[Block]]) {
        self.init(characters: 0, edits: 0, sureCharacters: 0)
        for (word, blocks) in zip(words, read) {
            let characters = blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters)
            let text = characters.map(\.text).joined()
            self.characters += word.text.count
            edits += min(word.text.count, editDistance(Array(word.text), Array(text)))
            sureCharacters += blocks.sureCharacters
        }
    }
}
