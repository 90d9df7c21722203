import Glibc
import GlyphClassifier
import Testing

@testable import Reading

@Suite struct ColumnAlignmentTests {
    /// The probability that columns say what an alignment has them say, and nothing elsewhere.
    private func probability(_ places: [ClosedRange<Int>], _ text: [Int], _ columns: ColumnProbabilities) -> Double {
        (0..<columns.columns).reduce(1) { product, column in
            let index = places.firstIndex { $0.contains(column) }.map { text[$0] } ?? columns.classes - 1
            return product * exp(Double(columns.logarithm(of: index, in: column)))
        }
    }

    @Test(arguments: 0..<6, [[], [0], [0, 0], [0, 1], [1, 2, 0], [0, 0, 1], [1, 0, 1, 0, 1]])
    func isTheMostProbableOfAllWays(seed: Int, text: [Int]) throws {
        let columns = TestColumns.random(6, characters: 2, seed: UInt64(seed))
        var best = 0.0
        TestColumns.forEachWay(through: columns) { _, said, probability in
            if said == text { best = max(best, probability) }
        }
        let places = try #require(ColumnAlignment(of: text, in: columns)).places
        #expect(places.count == text.count)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }, "they rise")
        #expect(abs(probability(places, text, columns) / best - 1) < 1e-4)
    }

    @Test func equalsHaveNothingBetweenThem() throws {
        let columns = TestColumns.columns([[0.98, 0.01, 0.01], [0.6, 0.01, 0.39], [0.98, 0.01, 0.01]])
        #expect(ColumnAlignment(of: [0, 0], in: columns)?.places == [0...0, 2...2])
        #expect(ColumnAlignment(of: [0], in: columns)?.places == [0...2])
    }

    @Test func moreThanTheColumnsHaveRoomFor() {
        let columns = TestColumns.random(2, characters: 2, seed: 1)
        #expect(ColumnAlignment(of: [0, 1, 0], in: columns) == nil)
        #expect(ColumnAlignment(of: [0, 0], in: columns) == nil, "nothing has to stand between them")
        #expect(ColumnAlignment(of: [0, 1], in: columns)?.places == [0...0, 1...1])
        #expect(ColumnAlignment(of: [], in: ColumnProbabilities(columns: 0, classes: 4, logarithms: [])) == nil)
    }

    @Test func whatColumnsHardlySayHasAPlace() {
        let columns = TestColumns.columns([[0.5, 0, 0.2, 0.3], [0.4, 0, 0.1, 0.5]])
        #expect(ColumnAlignment(of: [1], in: columns)?.places.count == 1)
        #expect(ColumnAlignment(of: [0], in: columns)?.places == [0...0])
    }
}
