import DocumentModel
import Testing

@testable import Segmentation

@Suite struct TextLineFinderTests {
    private let scale = PageScale(strokeWidth: 3, textHeight: 20)

    private func letters(x: Int, y: Int, count: Int, slope: Double = 0) -> [Component] {
        (0..<count).map { index in
            let height = [20, 16, 22][index % 3]
            let base = y + Int((slope * Double(20 * index)).rounded())
            return .rectangle(x + 20 * index, base - height, 13, height)
        }
    }

    private func lines(letters: [Component], marks: [Component] = []) -> [FoundLine] {
        var text = TextComponents([], scale: scale)
        text.letters = letters
        text.marks = marks
        return TextLineFinder(scale: scale).lines(of: text).sorted {
            ($0.box.x / 200, $0.middle.offset) < ($1.box.x / 200, $1.middle.offset)
        }
    }

    @Test(arguments: [-0.15, -0.06, 0, 0.06, 0.15]) func slantedLines(slope: Double) {
        let rows = (0..<3).map { letters(x: 30, y: 80 + 60 * $0, count: 14, slope: slope) }
        let found = lines(letters: rows.flatMap(\.self).shuffled(seed: 4))
        #expect(found.map { Set($0.components) } == rows.map(Set.init))
        for line in found {
            #expect(abs(line.middle.slope - slope) < 0.02)
            #expect(line.height >= 16 && line.height <= 22)
            #expect(line.components.map(\.box.x) == line.components.map(\.box.x).sorted())
        }
    }

    @Test func linesOfDifferentSlope() {
        let rows = [
            letters(x: 20, y: 60, count: 12, slope: 0.1), letters(x: 20, y: 160, count: 12),
            letters(x: 20, y: 240, count: 12, slope: -0.1),
        ]
        #expect(Set(lines(letters: rows.flatMap(\.self)).map { Set($0.components) }) == Set(rows.map(Set.init)))
    }

    @Test func shortChainsThatLieOnOneSlantAreOneLine() {
        // Each is too short to show its slope, and level they would not meet.
        let words = letters(x: 20, y: 100, count: 3, slope: 0.15) + letters(x: 121, y: 115, count: 3, slope: 0.15)
        #expect(lines(letters: words).map { Set($0.components) } == [Set(words)])
        var text = TextComponents([], scale: scale)
        text.letters = words
        #expect(TextLineFinder(scale: scale, joinsSlantedChains: false).lines(of: text).count == 2)
    }

    @Test func twoColumns() {
        let left = (0..<3).map { letters(x: 20, y: 60 + 50 * $0, count: 6) }
        let right = (0..<3).map { letters(x: 260, y: 60 + 50 * $0, count: 6) }
        let found = lines(letters: (left + right).flatMap(\.self))
        #expect(found.map { Set($0.components) } == (left + right).map(Set.init))
    }

    @Test func wordsOfALineAreOneLine() {
        let words =
            letters(x: 20, y: 60, count: 4) + letters(x: 125, y: 60, count: 5) + letters(x: 255, y: 60, count: 3)
        #expect(lines(letters: words).map { Set($0.components) } == [Set(words)])
    }

    @Test func marksGoToTheLineTheyStandIn() {
        let rows = [letters(x: 20, y: 60, count: 8), letters(x: 20, y: 120, count: 8)]
        let dot = Component.rectangle(45, 34, 4, 4)
        let comma = Component.rectangle(184, 116, 4, 8)
        let speck = Component.rectangle(500, 60, 4, 4)
        let found = lines(letters: rows.flatMap(\.self), marks: [dot, comma, speck])
        #expect(found.count == 2)
        #expect(found.map { Set($0.components) } == [Set(rows[0] + [dot]), Set(rows[1] + [comma])])
    }

    @Test func nothingGivesNoLine() {
        #expect(lines(letters: []).isEmpty)
        #expect(lines(letters: [], marks: [.rectangle(5, 5, 3, 3)]).isEmpty)
    }
}

extension Array {
    fileprivate func shuffled(seed: UInt64) -> [Element] {
        var random = TestRandom(seed: seed)
        return shuffled(using: &random)
    }
}
