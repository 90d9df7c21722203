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
