import Foundation
import Reading
import Testing

@testable import ReadingTraining

/// One small prior for all tests.
private let sample: LanguagePrior = {
    let words = ["array", "return", "else", "class", "carrot", "arrow", "turn", "retire", "lease", "list", "length"]
    let texts =
        words.map { WeightedText($0, weight: 30, opening: .word) }
        + [WeightedText("return array[0]", weight: 20), WeightedText("if k > list.length:", weight: 20)]
        + BoardPatterns.lines(count: 500, words: words, seed: 3)
    return PriorBuilder(order: 6, pruning: 0.5, minimumCount: 1).build(NGramCounts(texts))
}()

struct PriorBuilderTests {
    @Test(arguments: ["", "a", "arr", "return arr", "xq", "k > lis", "1. ", "o(", "語"])
    func probabilitiesSumToOne(history: String) {
        let state = history.reduce(sample.start) { sample.advance($0, by: LanguagePrior.symbol(for: $1)).state }
        let sum = LanguagePrior.Symbol.all.reduce(0.0) { sum, symbol in
            sum + Double(symbol.memberCount) * exp(Double(sample.advance(state, by: symbol).logProbability))
        }
        #expect(abs(sum - 1) < 0.03)
    }

    @Test(arguments: [("array", "arrav"), ("return", "retvrn"), ("else", "clsc"), ("list", "lisf"), ("O(n)", "D(n)")])
    func wordsBeatTheirMisreadings(right: String, wrong: String) {
        #expect(sample.logProbability(of: right) > sample.logProbability(of: wrong) + 1)
    }

    /// No figure is likelier than another, whatever stood in the texts.
    @Test func allFiguresAreAlike() {
        let counts = NGramCounts([WeightedText("room 101", weight: 50)])
        let prior = PriorBuilder(pruning: 0.1, minimumCount: 1).build(counts)
        #expect(prior.logProbability(of: "room 101") == prior.logProbability(of: "room 736"))
        #expect(prior.logProbability(of: "room 101") > prior.logProbability(of: "room lol"))
    }

    @Test func itSurvivesItsFile() throws {
        let read = try LanguagePrior(bytes: sample.encoded())
        #expect(read.logProbability(of: "return list[0]") == sample.logProbability(of: "return list[0]"))
    }

    @Test func pruningMakesItSmaller() {
        let counts = NGramCounts(BoardPatterns.lines(count: 300, words: ["apple", "pear"], seed: 5))
        let full = PriorBuilder(pruning: 0.1).build(counts)
        let pruned = PriorBuilder(pruning: 10).build(counts)
        #expect(pruned.entryCount < full.entryCount)
        #expect(pruned.contextCount < full.contextCount)
    }

    @Test(arguments: [PriorBuilder.Smoothing.wittenBell(strength: 2), .absoluteDiscount(0.75)])
    func bothSmoothingsLeaveRoomForTheUnseen(smoothing: PriorBuilder.Smoothing) {
        let counts = NGramCounts([WeightedText("aaa", weight: 5)])
        let prior = PriorBuilder(smoothing: smoothing, pruning: 0.1).build(counts)
        #expect(prior.logProbability(of: "q") > -16)
        #expect(prior.logProbability(of: "a") > prior.logProbability(of: "q"))
    }

    @Test func nothingCountedGivesTheUniformPrior() {
        let prior = PriorBuilder().build(NGramCounts([]))
        #expect(abs(prior.logProbability(of: "a") + log(Float(LanguagePrior.Symbol.count))) < 0.1)
    }
}
