/// Puts words to lines: each word has the one behind it that fits best, if any does.
struct WordLinking {
    private let words: [PlacedWord]
    private let strokes: DrawnStrokes

    /// Words of one line overlap across by this share of the lower one at least.
    private static let leastOverlap: Float = 0.5
    /// How far words may stand in each other's boxes, in heights of capitals: slanted letters do.
    private static let greatestOverhang: Float = 0.7
    /// Cosine of 25°: curved lines turn by less from word to word.
    private static let leastCosine: Float = 0.906
    /// A stroke this tall, in heights of capitals, is no letter's: it divides what is on its sides.
    private static let borderHeight: Float = 2.3

    private struct Link {
        var from: Int
        var to: Int
        var cost: Float
    }

    private init(_ words: [PlacedWord], _ strokes: DrawnStrokes) {
        self.words = words
        self.strokes = strokes
    }

    /// - Returns: the words' lines, in no order.
    static func lines(of words: [PlacedWord], strokes: DrawnStrokes) -> [PlacedLine] {
        WordLinking(words, strokes).lines()
    }

    private func lines() -> [PlacedLine] {
        var next = [Int?](repeating: nil, count: words.count)
        var isTaken = [Bool](repeating: false, count: words.count)
        for link in links().sorted(by: { $0.cost < $1.cost })
        where next[link.from] == nil && !isTaken[link.to] && !isLoop(link, next) {
            next[link.from] = link.to
            isTaken[link.to] = true
        }
        return words.indices.filter { !isTaken[$0] }.map { first in
            PlacedLine(sequence(first: first) { next[$0] }.map { words[$0] })
        }
    }

    private func isLoop(_ link: Link, _ next: [Int?]) -> Bool {
        sequence(first: link.to) { next[$0] }.contains(link.from)
    }

    private func links() -> [Link] {
        words.indices.flatMap { from in
            words.indices.compactMap { to in
                from == to ? nil : cost(words[from], words[to]).map { Link(from: from, to: to, cost: $0) }
            }
        }
    }

    /// How badly the second word goes on with the first one's line; `nil` where it does not.
    private func cost(_ first: PlacedWord, _ second: PlacedWord) -> Float? {
        guard first.direction == second.direction, (first.box.along * second.box.along).sum() > Self.leastCosine else {
            return nil
        }
        let height = (first.letterHeight + second.letterHeight) / 2
        let way = first.box.place(of: second.box.centre)
        let gap = way.x - (first.box.length + second.box.length) / 2
        guard way.x > 0, gap > -Self.greatestOverhang * height, gap <= LabelledPicture.greatestGap * height else {
            return nil
        }
        // Half of it by each word's own direction.
        let back = second.box.place(of: first.box.centre)
        let offset = abs(way.y - back.y) / 2
        let lower = min(first.box.height, second.box.height)
        let overlap = min(lower, (first.box.height + second.box.height) / 2 - offset) / max(1, lower)
        guard overlap >= Self.leastOverlap, !isBorder(between: first, second, height: height) else { return nil }
        let fall = abs(first.box.place(of: second.middle).y - first.box.place(of: first.middle).y)
        return max(0, gap) / height + (1 - overlap) + fall / height
    }

    /// Whether a long stroke goes through the gap between two words, looked for on three ways from one to the other.
    private func isBorder(between first: PlacedWord, _ second: PlacedWord, height: Float) -> Bool {
        let lengths = strokes.penStrokes(across: first.box)
        let start = first.middle + first.box.along * (first.box.length / 2 - 0.2 * height)
        let end = second.middle - second.box.along * (second.box.length / 2 - 0.2 * height)
        let way = end - start
        guard (way * first.box.along).sum() > 0 else { return false }
        let pixels = (way * way).sum().squareRoot()
        let steps = stride(from: Float(0), through: 1, by: 1 / max(1, pixels))
        return [-0.3, 0, 0.3].allSatisfy { (shift: Float) in
            let aside = first.box.across * (shift * height)
            return steps.contains { step in lengths.at(start + aside + way * step) >= Self.borderHeight * height }
        }
    }
}
