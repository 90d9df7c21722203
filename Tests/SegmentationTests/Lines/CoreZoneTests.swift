import DocumentModel
import Finding
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct CoreZoneTests {
    /// Strokes of small letters in rows 40 to 59, some of them with ascenders from row 10 on.
    private func joinedWriting(strokes: Int, ascenders: Int) -> InkMask {
        var mask = InkMask(width: 10 * strokes + 10, height: 70)
        for index in 0..<strokes { mask.fill(PixelBox(x: 5 + 10 * index, y: 40, width: 3, height: 20)) }
        for index in 0..<ascenders { mask.fill(PixelBox(x: 5 + 40 * index, y: 10, width: 3, height: 30)) }
        return mask
    }

    @Test func ascendersDoNotCount() throws {
        let zone = try #require(CoreZone.zoneHeight(of: joinedWriting(strokes: 20, ascenders: 3)))
        // 0.7 of 20 · 20 + 3 · 30 crossings, at 20 to a row.
        #expect(zone == 18)
        #expect(CoreZone.letterShare(in: joinedWriting(strokes: 20, ascenders: 3), height: 50) == 1.4 * 18 / 50)
    }

    @Test func lettersOfOneHeightFillTheirs() {
        #expect(CoreZone.zoneHeight(of: joinedWriting(strokes: 20, ascenders: 0)) == 14)
        #expect(CoreZone.letterShare(in: joinedWriting(strokes: 20, ascenders: 0), height: 19) == 1)
    }

    @Test func theShareHasBounds() {
        let dash = InkMask(art: "....\n####\n....")
        #expect(CoreZone.letterShare(in: dash, height: 40) == 0.4)
        #expect(CoreZone.letterShare(in: dash, height: 1) == 1)
        #expect(CoreZone.letterShare(in: InkMask(width: 9, height: 9), height: 9) == 1)
        #expect(CoreZone.letterShare(in: InkMask(width: 0, height: 0), height: 9) == 1)
    }

    @Test func lettersAreMeasuredByTheirComponents() throws {
        let letters = try #require(CoreZone.letters(in: joinedWriting(strokes: 20, ascenders: 20)))
        #expect(letters.componentHeight == 20)
        #expect(CoreZone.letters(in: InkMask(width: 9, height: 9)) == nil)
    }

    /// All bands, one by one.
    @Test(arguments: [3, 4, 5] as [UInt64]) func theLowestBandIsFound(seed: UInt64) {
        let mask = InkMask(width: 23, height: 31, density: 0.2, seed: seed)
        let strokes = (0..<mask.height).map { y in
            (0..<mask.width).count { mask[$0, y] && ($0 == 0 || !mask[$0 - 1, y]) }
        }
        let least = 0.7 * Double(strokes.reduce(0, +))
        let heights = strokes.indices.flatMap { top in
            (top..<mask.height).filter { Double(strokes[top...$0].reduce(0, +)) >= least }.map { $0 - top + 1 }
        }
        #expect(CoreZone.zoneHeight(of: mask) == heights.min())
    }
}
