import Testing

@testable import Imaging

@Suite struct BitmapFontTests {
    private let font: BitmapFont

    init() throws { font = try BitmapFont() }

    private func ink(_ image: GrayImage) -> Int { image.pixels.reduce(0) { $0 + Int($1) } / 255 }

    /// All that a board may say can be written on a label.
    @Test func hasAllCharactersOfBoards() {
        let box = font.coverage(of: "\u{FFFD}", height: 84)
        let ascii = (33...126).map { Character(UnicodeScalar(UInt8($0))) }
        for character in ascii + Array("→←↑↓•✓×÷±≠≤≥°€£") {
            let shape = font.coverage(of: String(character), height: 84)
            #expect(ink(shape) > 30, "\(character)")
            #expect(shape != box, "\(character)")
        }
        #expect(font.coverage(of: "ß", height: 84) == box)
    }

    @Test func isAsHighAsWanted() {
        for height in [12, 20, 47] {
            let text = font.coverage(of: "Height", height: height)
            #expect(abs(text.height - height) <= 1)
            #expect(text.width > 2 * height)
        }
    }

    @Test func lettersStandSideBySide() {
        let (one, two) = (font.coverage(of: "m", height: 40), font.coverage(of: "mm", height: 40))
        #expect(abs(two.width - 2 * one.width) <= 2)
        #expect(abs(ink(two) - 2 * ink(one)) < ink(one) / 10)
    }

    @Test func longTextIsSqueezedButNotTooFar() {
        let free = font.coverage(of: "questions", height: 30).width
        #expect(abs(font.coverage(of: "questions", height: 30, maximumWidth: free * 4 / 5).width - free * 4 / 5) <= 1)
        #expect(font.coverage(of: "questions", height: 30, maximumWidth: 3).width >= free * 6 / 10)
    }

    @Test func nothingIsNoInk() {
        #expect(ink(font.coverage(of: "", height: 20)) == 0)
        #expect(ink(font.coverage(of: " ", height: 20)) == 0)
        #expect(font.coverage(of: "x", height: 0).height >= 1)
    }
}
