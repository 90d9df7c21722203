import TestSupport
import Testing

@testable import Finding

@Suite struct LetterHeightTests {
    @Test func wideLettersCountMore() {
        #expect(
            LetterHeight.median(of: [.rectangle(0, 0, 30, 20), .rectangle(40, 0, 4, 35), .rectangle(50, 0, 4, 36)])
                == 20)
        #expect(LetterHeight.median(of: []) == nil)
    }

    @Test func marksAreLeftOut() {
        let dashes = (0..<5).map { Component.rectangle(20 * $0, 50, 15, 4) }
        #expect(LetterHeight.measured(in: dashes + [.rectangle(0, 0, 12, 24)]) == 24)
        #expect(LetterHeight.measured(in: []) == nil)
    }
}
