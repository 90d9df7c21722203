import Glibc
import Testing

@testable import Reading

@Suite struct LetterCaseTests {
    private func cost(_ word: String) -> Float {
        var style = LetterCase.Style.wordStart
        var total: Float = 0
        for character in word {
            let step = LetterCase.step(from: style, to: character)
            total += step.logProbability
            style = step.style
        }
        return total
    }

    @Test(arguments: [.wordStart, .small, .capital, .capitals, .other] as [LetterCase.Style])
    func aLetterIsOneOrTheOther(style: LetterCase.Style) {
        let both =
            exp(LetterCase.step(from: style, to: "a").logProbability)
            + exp(LetterCase.step(from: style, to: "A").logProbability)
        #expect(abs(both - 1) < 0.02)
    }

    @Test func usualWritingIsMoreProbable() {
        for word in ["hello", "Hello", "HELLO"] {
            for odd in ["hEllo", "heLlo", "HELlO", "hellO"] { #expect(cost(word) > cost(odd), "\(word), \(odd)") }
        }
        #expect(cost("readLine") > cost("rEAdlInE"))
    }

    @Test func signsCostNothing() {
        #expect(cost("(12+3)") == 0)
        #expect(LetterCase.step(from: .capitals, to: "_").style == .capitals)
        #expect(LetterCase.step(from: .small, to: "_").style == .other)
    }
}
