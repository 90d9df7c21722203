import Foundation
import Testing

@testable import Reading

struct CaseModelTests {
    private func logProbability(_ text: String) -> Float {
        var context = CaseModel.Context.lineStart
        return text.reduce(0) { total, character in
            let kind = CaseModel.Kind(character)
            defer { context = CaseModel.next(after: context, kind) }
            return total + CaseModel.standard.logProbability(of: kind, after: context)
        }
    }

    @Test func capitalAndSmallSumToOne() {
        for context in CaseModel.Context.allCases {
            let sum = [CaseModel.Kind.capital, .small].reduce(Float(0)) {
                $0 + exp(CaseModel.standard.logProbability(of: $1, after: context))
            }
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
        #expect(CaseModel.standard.logProbability(of: CaseModel.Kind("7"), after: .lower) == 0)
        #expect(CaseModel.next(after: .lower, CaseModel.Kind("7")) == .lower)
        #expect(CaseModel.next(after: .capitals, CaseModel.Kind(" ")) == .wordStartAfterCapitals)
        #expect(CaseModel.next(after: .lower, CaseModel.Kind(" ")) == .wordStart)
    }
}
