import DocumentModel
import Testing

struct EditDistanceTests {
    @Test(arguments: [("", "", 0), ("", "abc", 3), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("ab", "ba", 2)])
    func knownDistances(_ first: String, _ second: String, _ distance: Int) {
        #expect(editDistance(Array(first), Array(second)) == distance)
        #expect(editDistance(Array(second), Array(first)) == distance)
    }

    @Test func asBySplittingEachCase() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0...5, using: &generator)).map { _ in Int.random(in: 0...2, using: &generator) }
            }
            #expect(editDistance(texts[0], texts[1]) == naive(texts[0][...], texts[1][...]), "\(texts)")
        }
    }

    /// Longer than a block of rows, and of more kinds than it has.
    @Test func asByTheTableOfDistances() {
        var generator = SystemRandomNumberGenerator()
        for kinds in [2, 5, 500] {
            let texts = [63, 64, 65, 128, 200].map { length in
                (0..<length).map { _ in Int.random(in: 0..<kinds, using: &generator) }
            }
            for first in texts {
                for second in texts { #expect(editDistance(first, second) == table(first, second)) }
            }
        }
    }

    /// Wagner & Fischer 1974, doi:10.1145/321796.321811.
    private func table(_ first: [Int], _ second: [Int]) -> Int {
        var row = Array(0...second.count)
        for (i, element) in first.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, other) in second.enumerated() {
                let paired = diagonal + (element == other ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(paired, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[second.count]
    }

    /// The definition, in exponential time.
    private func naive(_ first: ArraySlice<Int>, _ second: ArraySlice<Int>) -> Int {
        guard let a = first.first else { return second.count }
        guard let b = second.first else { return first.count }
        if a == b { return naive(first.dropFirst(), second.dropFirst()) }
        return 1
            + min(
                naive(first.dropFirst(), second), naive(first, second.dropFirst()),
                naive(first.dropFirst(), second.dropFirst()))
    }
}
