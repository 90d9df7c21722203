import Testing

@testable import Reading

@Suite struct TextFilterTests {
    /// A line as most are, on a page like it.
    private func line(
        length: Float, shape: Float, prior: Float? = -2, specks: Float = 0, found: Float = 0.5
    ) -> TextEvidence {
        var line = TextEvidence()
        (line.length, line.shape, line.prior, line.specks) = (length, shape, prior, specks)
        (line.validity, line.page, line.found) = (shape / 3, -0.8, found)
        return line
    }

    @Test func linesWellReadAreText() {
        #expect(TextFilter.fitted.isText(line(length: 12, shape: -0.5)))
        #expect(TextFilter.fitted.isText(line(length: 3, shape: -0.2)))
        #expect(TextFilter.fitted.isText(line(length: 12, shape: -0.5, prior: nil)))
    }

    @Test func scribbleIsNone() {
        #expect(!TextFilter.fitted.isText(line(length: 2, shape: -5, prior: -4)))
        // Specks in a row, which finding hardly took for writing.
        #expect(!TextFilter.fitted.isText(line(length: 3, shape: -0.6, prior: -3, specks: 1, found: 0.1)))
    }

    @Test func whatIsReadBetterIsMoreProbablyText() {
        let shapes: [Float] = [-3, -2, -1, -0.2]
        let odds = shapes.map { TextFilter.fitted.logOdds(line(length: 6, shape: $0)) }
        #expect(odds == odds.sorted() && Set(odds).count == 4)
    }

    @Test func nothingIsNoText() { #expect(!TextFilter.fitted.isText(TextEvidence())) }
}
