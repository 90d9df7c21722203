import DocumentModel
import Glibc
import Testing

@testable import PhotoIndex

@Suite struct PackingTests {
    private func roundTrip(_ block: IndexedBlock) throws { #expect(try IndexedBlock(packed: block.packed) == block) }

    @Test func blocksComeBack() throws {
        try roundTrip(IndexedBlock(Boards.block("merge so{rn}t", "Tafel 白板 é", "x")))
    }

    @Test func readingsOfSeveralScalarsComeBack() throws {
        var block = Boards.block("abc")
        for (place, text) in ["ffi", "e\u{301}", "\u{0}"].enumerated() {
            block.lines[0].words[0].characters[place].text = text
        }
        try roundTrip(IndexedBlock(block))
    }

    @Test(arguments: [Int.min, -(1 << 40), -1, 0, 1 << 20, 1 << 40, Int.max])
    func anyBoxIsPacked(_ place: Int) throws {
        var block = Boards.block("ab cd")
        block.lines[0].box = PixelBox(x: place, y: -7, width: place, height: 3)
        let back = try IndexedBlock(packed: IndexedBlock(block).packed)
        #expect(back.lines[0].box.y == -7 && back.lines[0].words.count == 2)
        if abs(Double(place)) < 1e6, place >= 0 { #expect(back.lines[0].box == block.lines[0].box) }
    }

    @Test func emptyLinesAndWordsAreLeftOut() {
        var block = Boards.block("ab", "cd")
        block.lines[0].words[0].characters = []
        #expect(IndexedBlock(block).lines.count == 1)
    }

    @Test func caseIsOneLetterAndTheBestThreeAreKept() {
        var block = Boards.block("c")
        block.lines[0].words[0].characters[0].confidence = 0.4
        block.lines[0].words[0].characters[0].alternatives = [
            Alternative(text: "C", confidence: 0.2), Alternative(text: "e", confidence: 0.1),
            Alternative(text: "-", confidence: 0.08), Alternative(text: "E", confidence: 0.05),
            Alternative(text: "o", confidence: 0.03), Alternative(text: "a", confidence: 0.01),
        ]
        let character = IndexedBlock(block).lines[0].words[0].characters[0]
        #expect(character.options == SIMD4(0x63, 0x65, IndexedCharacter.none, 0x6F))
        #expect(character.probabilities.x == PackedProbability(0.6).rawValue)
        #expect(character.probabilities.y == PackedProbability(0.15).rawValue)
    }

    @Test func probabilitiesAreWithinTwoPercent() {
        for step in 1...1000 {
            let probability = Double(step) / 1000
            #expect(abs(Double(PackedProbability(probability).cost) + log(probability)) < 0.021)
        }
        #expect(PackedProbability(.nan).rawValue == 255 && PackedProbability(-1).rawValue == 255)
        #expect(PackedProbability(2).rawValue == 0 && PackedProbability(.infinity).rawValue == 0)
    }

    /// Whatever is read from a file is refused or understood, and what was understood can be searched.
    @Test func arbitraryBytesAreNoDanger() {
        var random = SystemRandomNumberGenerator()
        let proper = IndexedBlock(Boards.block("merge so{rn}t", "of two -", "lists")).packed
        var understood = 0
        for round in 0..<20_000 {
            var bytes = proper
            if round % 2 == 0 {
                for _ in 0...round % 5 { bytes[Int.random(in: 0..<bytes.count)] = .random(in: 0...255, using: &random) }
                bytes.removeLast(round % 3 == 0 ? Int.random(in: 0..<bytes.count) : 0)
            } else {
                bytes = [1] + (0..<round % 60).map { _ in .random(in: 0...(round % 4 == 1 ? 3 : 255), using: &random) }
            }
            guard let block = try? IndexedBlock(packed: bytes) else { continue }
            understood += 1
            let letters = BlockLetters(block)
            _ = letters.sieveText
            for place in LetterSpotter(WantedLetters("sort")).places(in: letters.letters) {
                let parts = BlockText(block).parts(of: letters.letters[place.letters])
                #expect(!parts.isEmpty)
            }
        }
        #expect(understood > 100)
    }
}
