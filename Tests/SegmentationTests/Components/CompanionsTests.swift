import DocumentModel
import Testing

@testable import Segmentation

@Suite struct CompanionsTests {
    @Test func lettersBesideOneAnotherHaveThem() {
        let letters: [Component] = [.rectangle(10, 10, 12, 20), .rectangle(30, 12, 12, 20), .rectangle(60, 2, 12, 30)]
        #expect(Companions.exist(for: letters) == [true, true, true])
    }

    @Test func whatStandsAloneHasNone() {
        let apart: [Component] = [
            .rectangle(10, 10, 12, 20), .rectangle(200, 10, 12, 20), .rectangle(10, 60, 12, 20),
            .rectangle(30, 45, 10, 100),
        ]
        #expect(Companions.exist(for: apart) == [false, false, false, false])
        #expect(Companions.exist(for: []).isEmpty)
    }

    @Test func aFrameIsNoneOfTheLettersWithin() {
        let frame = Component.rectangle(0, 0, 300, 200)
        let letters: [Component] = [.rectangle(20, 80, 12, 20), .rectangle(40, 80, 12, 20)]
        #expect(Companions.exist(for: [frame] + letters) == [false, true, true])
    }

    @Test func rulesHaveNone() {
        #expect(Companions.exist(for: [.rectangle(0, 10, 100, 8), .rectangle(105, 10, 100, 8)]) == [false, false])
    }
}
