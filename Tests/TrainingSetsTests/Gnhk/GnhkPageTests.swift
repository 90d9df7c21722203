import Testing

@testable import TrainingSets

@Suite struct GnhkPageTests {
    private func page(_ words: [(text: String, quad: [[Int]])]) throws -> GnhkPage {
        let words = words.map { #"{"text": "\#($0.text)", "quad": \#($0.quad), "line": 1, "type": "H"}"# }
        return try GnhkPage(Array("[\(words.joined(separator: ","))]".utf8))
    }

    private static let level = [[10, 10], [110, 10], [110, 40], [10, 40]]
    private func begun(_ quad: [[Int]], at start: Int) -> [[Int]] { (0..<4).map { quad[(start + $0) % 4] } }

    @Test func cornersAreAsTheFileHasThem() throws {
        let word = try #require(try page([("later", Self.level)]).words.first)
        #expect(word.quad == [[10, 10], [110, 10], [110, 40], [10, 40]] && word.text == "later" && word.line == 1)
    }

    /// Words are longer than high; one that is not begins at another corner.
    @Test(arguments: [1, 3]) func aWordThatWouldBeHighBeginsElsewhere(start: Int) throws {
        let word = try #require(try page([("later", begun(Self.level, at: start))]).words.first)
        #expect(word.quad[0] == [10, 10] && word.quad[1] == [110, 10])
    }

    /// What is as high as long, or has one letter, runs as the other words do.
    @Test func aShortWordRunsAsTheOthersDo() throws {
        let square = [[120, 10], [150, 10], [150, 45], [120, 45]]
        let words = try page([("later", Self.level), ("a", begun(square, at: 1))]).words
        #expect(words[1].quad[0] == [120, 10])
    }

    /// Upright writing stays upright.
    @Test func writingThatRunsDownStays() throws {
        let down = [[40, 10], [40, 110], [10, 110], [10, 10]]
        let words = try page([("later", down), ("on", [[40, 120], [40, 150], [10, 150], [10, 120]])]).words
        #expect(words[0].quad[0] == [40, 10] && words[1].quad[0] == [40, 120])
    }

    @Test func whatNobodyCouldReadIsIllegible() throws {
        #expect(try page([("%NA%", Self.level)]).words[0].text == LabelledPicture.Line.illegible)
        #expect(try page([("%", Self.level)]).words[0].text == "%")
    }

    @Test func damagedFilesAreErrors() {
        #expect(throws: DecodingError.self) { try page([("later", [[1, 2], [3, 4], [5, 6]])]) }
        #expect(throws: (any Error).self) { try GnhkPage(Array("{".utf8)) }
    }
}
