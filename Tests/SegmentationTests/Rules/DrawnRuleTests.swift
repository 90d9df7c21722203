import DocumentModel
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct DrawnRuleTests {
    private let rule = DrawnRule(left: DrawnRule.End(x: 10, y: 20), right: DrawnRule.End(x: 110, y: 30))

    @Test func heightAlongIt() {
        #expect(rule.y(at: 60) == 25)
        #expect(rule.y(at: 0) == 20 && rule.y(at: 500) == 30)
    }

    @Test func whatItCrosses() {
        #expect(rule.crosses(40...60) && rule.crosses(10...110))
        #expect(!rule.crosses(5...60) && !rule.crosses(60...120))
    }

    /// Through the whole of segmentation.
    @Test func aTablesRulesAreFound() {
        var mask = InkMask(width: 500, height: 260)
        for y in [40, 120, 200] {
            mask.drawLine(x: 40, y: y, count: 6)
            mask.drawLine(x: 300, y: y, count: 6)
        }
        for y in [90, 170] { mask.fill(PixelBox(x: 20, y: y, width: 460, height: 3)) }
        let rules = Segmenter().segment(mask).drawnRules.sorted { $0.left.y < $1.left.y }
        #expect(rules.map(\.left) == [DrawnRule.End(x: 20, y: 91.5), DrawnRule.End(x: 20, y: 171.5)])
        #expect(rules.map(\.right.x) == [479, 479])
    }
}
