import DocumentModel
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct RuledLinesTests {
    /// Letters 40 pixels high on a rule that falls by `slope`.
    private func line(slope: Double, isRuled: Bool) -> InkMask {
        var small = InkMask(width: 300, height: 50)
        small.drawLine(x: 20, y: 12, count: 12)
        var mask = InkMask(width: 600, height: 100)
        for y in 0..<100 { for x in 0..<600 { mask[x, y] = small[x / 2, y / 2] } }
        guard isRuled else { return mask }
        for x in 0..<600 {
            let y = 62 + Int(slope * Double(x))
            mask.fill(PixelBox(x: x, y: y, width: 1, height: 3))
        }
        return mask
    }

    @Test(arguments: [0, 0.02, -0.03]) func aRuleUnderTheLettersGoes(slope: Double) {
        let (bare, ruled) = (line(slope: slope, isRuled: false), line(slope: slope, isRuled: true))
        let found = RuledLines(letterHeight: 40).removed(from: ruled)
        let left = zip(found.pixels, bare.pixels).count { $0 != 0 && $1 == 0 }
        let lost = zip(found.pixels, bare.pixels).count { $0 == 0 && $1 != 0 }
        let rule = zip(ruled.pixels, bare.pixels).count { $0 != 0 && $1 == 0 }
        #expect(Double(left) < 0.1 * Double(rule), "\(left) of \(rule)")
        #expect(Double(lost) < 0.02 * Double(bare.inkCount), "the letters stay: \(lost)")
    }

    @Test func lettersAndDashesAreNoRules() {
        var mask = line(slope: 0, isRuled: false)
        mask.fill(PixelBox(x: 400, y: 80, width: 60, height: 5))
        #expect(RuledLines(letterHeight: 40).removed(from: mask) == mask)
    }
}
