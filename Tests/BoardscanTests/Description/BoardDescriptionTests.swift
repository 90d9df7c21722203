import DocumentModel
import Testing

@testable import Boardscan

@Suite struct BoardDescriptionTests {
    private func page(
        _ lines: [String], confidence: Double = 0.9, ink: Ink.Name = .black, heights: [Int] = []
    ) -> Page {
        let read = lines.enumerated().map { row, text in
            let height = row < heights.count ? heights[row] : 10
            let box = PixelBox(x: 0, y: 20 * row, width: 100, height: height)
            let words = text.split(separator: " ").enumerated().map { index, word in
                Word(
                    index: index, box: box, confidence: confidence,
                    characters: word.enumerated().map {
                        RecognizedCharacter(
                            text: String($1), box: box, confidence: confidence, wordIndex: index, index: $0)
                    }, ink: Ink(name: ink, red: 0, green: 0, blue: 0))
            }
            return Line(box: box, baseline: Baseline(slope: 0, offset: 0), words: words)
        }
        let block = Block(box: PixelBox(x: 0, y: 0, width: 100, height: 400), lines: read)
        return Page(width: 100, height: 400, blocks: [block])
    }

    @Test(arguments: [
        (["To do", "- buy milk", "- call Anna", "- go home"], "Board with 4 lines of a list titled “To do”"),
        (["Sum", "def f(x):", "return x + 1", "f(3) == 4"], "Board with 4 lines of code titled “Sum”"),
        (["12:30", "4 + 5 = 9", "$1,200.50"], "Board with 3 lines of figures"),
        (["Only one line"], "Board with one line of text: “Only one line”."),
    ])
    func kinds(_ lines: [String], _ start: String) throws {
        let description = try #require(BoardDescription(of: [page(lines)]))
        #expect(description.short.hasPrefix(start), "\(description.short)")
        #expect(abs(description.confidence - 0.9) < 1e-9)
    }

    @Test func inksAndGround() throws {
        #expect(try #require(BoardDescription(of: [page(["some words"], ink: .red)])).short.contains(", in red"))
        #expect(try #require(BoardDescription(of: [page(["some words"], ink: .white)])).short.hasPrefix("Dark board"))
    }

    @Test func neverTooLong() throws {
        for count in 1...40 {
            let lines = (0..<count).map { "line \($0) with a number of words " + String(repeating: "x", count: $0) }
            let description = try #require(BoardDescription(of: [page(lines, ink: .blue)]))
            #expect(description.short.count <= BoardDescription.length, "\(description.short)")
            #expect(description.short.hasSuffix("."))
            #expect(description.long.split(separator: "\n").count == count + 1)
        }
    }

    @Test func largeLettersAreATitle() throws {
        let lines = ["one two three four five", "Plan for all of us", "x y z", "a b c"]
        let page = page(lines, heights: [10, 20, 10, 10])
        #expect(try #require(BoardDescription(of: [page])).short.contains("titled “Plan for all of us”"))
    }

    @Test func nothingToTell() {
        #expect(BoardDescription(of: []) == nil)
        #expect(BoardDescription(of: [page(["scribble"], confidence: 0.2)]) == nil)
        #expect(BoardDescription(of: [page(["- -"])]) == nil)
    }
}
