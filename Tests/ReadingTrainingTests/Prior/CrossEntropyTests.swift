import Glibc
import Reading
import Testing

@testable import ReadingTraining

struct CrossEntropyTests {
    @Test func aUniformPriorCostsTheLogarithmOfTheAlphabet() {
        var entropy = CrossEntropy()
        entropy.add(line: "abc", under: PriorBuilder().build(NGramCounts([])))
        #expect(entropy.characters == 4)
        #expect(abs(exp2(entropy.bitsPerCharacter) - Double(LanguagePrior.Symbol.count)) < 5)
    }

    @Test func noTextCostsNothing() {
        #expect(CrossEntropy().bitsPerCharacter == 0)
    }
}
