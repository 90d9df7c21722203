import DocumentModel
import Preprocessing
import Testing

@testable import Reading
@testable import Segmentation

@Suite struct PageReaderRegroupingTests {
    private let classifier = TemplateClassifier()

    private func texts(_ mask: InkMask, regroups: Bool, layout: PageLayout = .automatic) -> [String] {
        let segmenter = Segmenter(layout: layout, omitting: regroups ? [] : [.regrouping])
        // Where each character costs so much no line is beyond doubt; its size does not count.
        var weights = ReadingWeights()
        weights.characterBonus = -5
        weights.geometry = 0
        let reader = PageReader(characterSet: classifier.characterSet, prior: nil, weights: weights, layout: layout)
        let scored = PageReader.score(segmenter.segment(mask), with: classifier)
        let lines = reader.regrouped(scored, by: segmenter, with: classifier)
        #expect(lines.count == scored.count)
        return reader.read(lines).flatMap(\.lines).map { $0.words.map(\.text).joined(separator: " ") }
    }

    /// Two words beside each other that are thought two lines, as one is so much higher.
    private var uneven: InkMask {
        var mask = InkMask(width: 480, height: 160)
        mask.draw(text: "HELLO", x: 20, y: 80, pixel: 3)
        mask.draw(text: "HOTEL", x: 182, y: 66, pixel: 7)
        return mask
    }

    @Test func whatStandsBesideEachOtherIsReadAsOneLine() {
        #expect(texts(uneven, regroups: false).count == 2)
        #expect(texts(uneven, regroups: true) == ["HELLO HOTEL"])
    }

    @Test func whatCanBeReadIsLeftAsItIs() {
        var mask = InkMask(width: 700, height: 160)
        mask.draw(text: "HELLO HOTEL", x: 20, y: 20, pixel: 3)
        mask.draw(text: "THE TOE", x: 20, y: 60, pixel: 3)
        mask.draw(text: "LOOT", x: 420, y: 40, pixel: 3)
        #expect(texts(mask, regroups: true) == texts(mask, regroups: false))
    }

    @Test func aGivenLayoutIsKeptTo() {
        #expect(texts(uneven, regroups: true, layout: .singleLine).count == 1)
        #expect(texts(InkMask(width: 40, height: 40), regroups: true).isEmpty)
    }
}
