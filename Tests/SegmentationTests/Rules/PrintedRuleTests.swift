import DocumentModel
import Imaging
import Preprocessing
import Testing

@testable import Segmentation

/// Ruled paper: lines of a gray, and letters of a darker one that stand on them.
@Suite struct PrintedRuleTests {
    private let scale = PageScale(strokeWidth: 3, textHeight: 20)
    private static let (pen, pale) = (UInt8(200), UInt8(50))

    private struct Page {
        var mask = InkMask(width: 400, height: 300)
        var letters = InkMask(width: 400, height: 300)
        var contrast = Preprocessor().preprocess(RGBImage(width: 400, height: 300)).contrast

        mutating func draw(_ contrast: UInt8, _ body: (inout InkMask) -> Void) {
            var drawn = InkMask(width: 400, height: 300)
            body(&drawn)
            for index in drawn.pixels.indices where drawn.pixels[index] != 0 {
                mask.pixels[index] = 1
                self.contrast.pixels[index] = max(self.contrast.pixels[index], contrast)
                if contrast == PrintedRuleTests.pen { letters.pixels[index] = 1 }
            }
        }
    }

    /// - Parameter gap: columns in which the rules are not seen.
    private func page(rules: Int = 6, gap: Range<Int> = 0..<0) -> Page {
        var page = Page()
        page.contrast.pixels = [UInt8](repeating: 0, count: 400 * 300)
        page.draw(Self.pale) { mask in
            for row in 0..<rules { mask.fill(PixelBox(x: 0, y: 40 + 40 * row, width: 400, height: 3)) }
            for y in 0..<300 { for x in gap { mask[x, y] = false } }
        }
        // The feet of these letters lie on the rule.
        page.draw(Self.pen) { mask in
            for index in 0..<8 {
                mask.drawLetter(x: 40 + 20 * index, y: 103)
                mask.fill(PixelBox(x: 40 + 20 * index, y: 120, width: 14, height: 3))
            }
        }
        return page
    }

    private func clean(_ page: Page, pen: Bool = true) -> InkMask {
        let ink = pen ? PenContrast(of: page.mask, in: page.contrast) : nil
        return RuleRemoval(scale: scale, ink: ink).removeRules(from: page.mask).ink
    }

    @Test func lettersThatStandOnPaleRulesStayWhole() {
        let page = page()
        #expect(isSame(clean(page), page.letters))
        #expect(!covers(clean(page, pen: false), page.letters), "nothing tells their feet from the rule")
    }

    @Test func piecesBeyondAGapGo() {
        let page = page(gap: 20..<260)
        #expect(isSame(clean(page), page.letters))
    }

    @Test func anUnderlineOnARuleGoes() {
        var page = page()
        let written = page.letters
        page.draw(Self.pen) { $0.fill(PixelBox(x: 210, y: 160, width: 80, height: 4)) }
        #expect(clean(page).inkCount <= written.inkCount + 8)
    }

    /// A heading's line and a frame of the same pale pen are taken out as any others.
    @Test func fewRulesAreDrawn() {
        let page = page(rules: 3)
        #expect(!covers(clean(page), page.letters))
        let short = clean(self.page(rules: 3, gap: 60..<400))
        #expect(short.inkCount > 0)
    }

    @Test func rulesFinerThanThePen() {
        var mask = InkMask(width: 400, height: 300)
        for row in 0..<6 { mask.fill(PixelBox(x: 0, y: 40 + 40 * row, width: 400, height: 1)) }
        var letters = InkMask(width: 400, height: 300)
        letters.drawLine(x: 40, y: 103, count: 8)
        letters.fill(PixelBox(x: 40, y: 119, width: 14, height: 3))
        for index in letters.pixels.indices where letters.pixels[index] != 0 { mask.pixels[index] = 1 }
        #expect(isSame(RuleRemoval(scale: scale).removeRules(from: mask).ink, letters))
    }
}
