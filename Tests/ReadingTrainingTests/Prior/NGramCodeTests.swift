import Testing

@testable import ReadingTraining

struct NGramCodeTests {
    @Test func symbolsGoOnAndOffAtBothEnds() {
        let code = NGramCode.empty.appending(5).appending(0).prepending(84)
        #expect(code.length == 3)
        #expect(code.lastSymbol == 0)
        #expect(code.prefix == NGramCode.empty.appending(84).appending(5))
        #expect(code.suffix == NGramCode.empty.appending(5).appending(0))
    }

    @Test func eightSymbolsFit() {
        let code = (0..<8).reduce(NGramCode.empty) { code, _ in code.appending(200) }
        #expect(code.length == 8)
        #expect(code.suffix.length == 7)
    }

    @Test func shorterOnesComeFirst() {
        #expect(NGramCode.empty.appending(85) < NGramCode.empty.appending(0).appending(0))
    }
}
