import Foundation
import Testing

@testable import Reading

struct CaseModelTests {
    private func logProbability(_ text: String) -> Float {
        var context = CaseModel.Context.lineStart
        return text.reduce(0) { total, character in
            let step = CaseModel.advance(context, by: character)
            context = step.context
            return total + step.logProbability
        }
    }

    @Test func capitalAndSmallSumToOne() {
        for context in CaseModel.Context.allCases {
            let sum = ["A", "a"].reduce(Float(0)) { $0 + exp(CaseModel.advance(context, by: $1).logProbability) }
            #expect(abs(sum - 1) < 1e-5)
        }
    }

    @Test func usualSpellingsBeatMixedOnes() {
        #expect(logProbability("list") > logProbability("liSt"))
        #expect(logProbability("List") > logProbability("lIST"))
        #expect(logProbability("LIST") > logProbability("LIsT"))
        #expect(logProbability("newNode") > logProbability("newnODE"))
        #expect(logProbability("THE LIST") > logProbability("THE list"))
        #expect(logProbability("MAX_SIZE") > logProbability("MAX_size"))
    }

    @Test func signsAndDigitsCostNothing() {
        #expect(CaseModel.advance(.lower, by: "7").logProbability == 0)
        #expect(CaseModel.advance(.lower, by: "7").context == .lower)
        #expect(CaseModel.advance(.capitals, by: " ").context == .wordStartAfterCapitals)
        #expect(CaseModel.advance(.lower, by: " ").context == .wordStart)
    }
}
