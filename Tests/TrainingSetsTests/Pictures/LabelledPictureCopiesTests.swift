import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct LabelledPictureCopiesTests {
    @Test func linesStayWhereTheirInkIs() throws {
        let picture = TestPicture.make()
        var widths: Set<Int> = []
        for seed in 0..<12 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let copy = try picture.copy(using: &random)
            widths.insert(copy.image.width)
            let scale = Float(copy.image.width) / Float(picture.image.width)
            let (line, original) = (try #require(copy.lines.first), try #require(picture.lines.first))
            #expect(line.text == original.text && scale <= 1)
            #expect(abs(line.letterHeight - original.letterHeight * scale) < 0.6)
            #expect(abs(line.corners[2].x - original.corners[2].x * scale) < 0.01)
            #expect(copy.ink.count == copy.image.width * copy.image.height && Set(copy.ink) == [3])
            var again = SplitMix64(seed: seed)
            #expect(try picture.copy(using: &again).image == copy.image)
        }
        #expect(widths.count > 4)
    }
}
