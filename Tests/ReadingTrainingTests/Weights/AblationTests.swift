import Reading
import Testing

@testable import ReadingTraining

@Suite struct AblationTests {
    @Test func eachLeavesOneIdeaOut() throws {
        #expect(Set(Ablation.ofReading.map(\.name)).count == Ablation.ofReading.count)
        let page = TestPages.page("ab ca bb")
        let texts = Ablation.ofReading.map {
            page.score($0.reader(with: TestPages.Indifferent(), prior: TestPages.prior())).text
        }
        #expect(texts.first == "ab ca bb\n")
        let changed = Ablation.ofReading.dropFirst().count {
            var weights = ReadingWeights()
            $0.change(&weights)
            return weights != ReadingWeights() || !$0.usesPrior || !$0.filters
        }
        #expect(changed == Ablation.ofReading.count - 1)
    }
}
