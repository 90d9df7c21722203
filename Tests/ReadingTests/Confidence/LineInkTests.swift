import DocumentModel
import GlyphClassifier
import Segmentation
import Testing

@testable import Reading

@Suite struct LineInkTests {
    /// A broad letter with a dot over it, a narrow one close by, one that touches nothing.
    private static let line = TestScoredLines.line(of: [
        PixelBox(x: 4, y: 14, width: 31, height: 23), PixelBox(x: 38, y: 4, width: 7, height: 45),
        PixelBox(x: 90, y: 40, width: 5, height: 6),
    ])

    private static func channels(_ candidate: GlyphCandidate, of line: TextLine = line) -> [[Float]] {
        let values = line.glyphs(of: [candidate], as: .inkInLine)[0]
        return (0..<4).map { channel in (0..<784).map { values[4 * $0 + channel] } }
    }

    /// The share of ink in a rectangle, a hundred samples a side.
    private static func share(
        _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, isInk: (Int, Int) -> Bool
    ) -> Float {
        let samples = 100
        var count = 0
        for row in 0..<samples {
            for column in 0..<samples {
                let place = (Double(column) + 0.5, Double(row) + 0.5)
                let atX = x.lowerBound + (x.upperBound - x.lowerBound) * place.0 / Double(samples)
                let atY = y.lowerBound + (y.upperBound - y.lowerBound) * place.1 / Double(samples)
                if isInk(Int(atX.rounded(.down)), Int(atY.rounded(.down))) { count += 1 }
            }
        }
        return Float(count) / Float(samples * samples)
    }

    private static func isInk(_ x: Int, _ y: Int) -> Bool {
        line.mask.width > x && line.mask.height > y && x >= 0 && y >= 0 && line.mask[x, y]
    }

    @Test func theInkAloneIsAsTheNormalizerHasIt() {
        for candidate in CandidateGraph(of: Self.line).candidates {
            let ink = Self.line.glyphs(of: [candidate], as: .ink)[0]
            #expect(Self.channels(candidate)[0] == ink)
        }
    }

    /// The same frame, with the neighbours' ink.
    @Test(arguments: 0..<3) func whatStandsAroundIsInTheGlyphsFrame(piece: Int) {
        let box = Self.line.primitives[piece].box
        let found = Self.channels(GlyphCandidate(start: piece, end: piece + 1, box: box))[1]
        let frame = GlyphNormalizer.Frame(width: box.width, height: box.height)
        for pixel in 0..<784 {
            let x = Double(box.x) + Double(pixel % 28 - frame.left) * frame.stepX
            let y = Double(box.y) + Double(pixel / 28 - frame.top) * frame.stepY
            let expected = Self.share(x...x + frame.stepX, y...y + frame.stepY, isInk: Self.isInk)
            #expect(abs(found[pixel] - expected) < 0.03)
        }
    }

    @Test(arguments: 0..<3) func theLineIsShownAtItsScale(piece: Int) {
        let box = Self.line.primitives[piece].box
        let found = Self.channels(GlyphCandidate(start: piece, end: piece + 1, box: box))
        let (left, top) = (box.x + box.width / 2 - 56, box.y + box.height / 2 - 56)
        for pixel in 0..<784 {
            let (x, y) = (left + 4 * (pixel % 28), top + 4 * (pixel / 28))
            var (own, all) = (0, 0)
            for row in y..<y + 4 {
                for column in x..<x + 4 where Self.isInk(column, row) {
                    all += 1
                    if (box.x..<box.maxX).contains(column), (box.y..<box.maxY).contains(row) { own += 1 }
                }
            }
            #expect(abs(found[2][pixel] - Float(own) / 16) < 1e-4)
            #expect(abs(found[3][pixel] - Float(all) / 16) < 1e-4)
        }
    }

    @Test func aGlyphWithoutNeighboursHasOnlyItself() {
        let line = TestScoredLines.line(of: [PixelBox(x: 0, y: 3, width: 17, height: 40)])
        let channels = Self.channels(CandidateGraph(of: line).candidates[0], of: line)
        #expect(zip(channels[0], channels[1]).allSatisfy { abs($0 - $1) < 1e-4 })
        #expect(zip(channels[2], channels[3]).allSatisfy { abs($0 - $1) < 1e-4 })
    }
}
