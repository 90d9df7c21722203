import DocumentModel
import Finding
import Preprocessing
import TestSupport
import Testing

@testable import Segmentation

@Suite struct OverSegmenterTests {
    private func primitives(_ boxes: [PixelBox]) -> [Primitive] {
        OverSegmenter().primitives(of: mask(boxes))
    }

    private func mask(_ boxes: [PixelBox]) -> InkMask {
        var mask = InkMask(width: 240, height: 70)
        for box in boxes { mask.fill(box) }
        return mask
    }

    /// A ring like an o, strokes of 5 pixels.
    private func ring(x: Int, y: Int = 20, width: Int = 30, height: Int = 36) -> [PixelBox] {
        [
            PixelBox(x: x, y: y, width: width, height: 5), PixelBox(x: x, y: y + height - 5, width: width, height: 5),
            PixelBox(x: x, y: y, width: 5, height: height),
            PixelBox(x: x + width - 5, y: y, width: 5, height: height),
        ]
    }

    @Test func twoTouchingLettersAreCutApart() {
        let bridge = PixelBox(x: 50, y: 35, width: 6, height: 5)
        let boxes = ring(x: 20) + [bridge] + ring(x: 56)
        let found = primitives(boxes)
        #expect(found.count >= 2)
        #expect(found.reduce(0) { $0 + $1.area } == mask(boxes).inkCount)
        // No primitive has ink of both letters' sides.
        for primitive in found { #expect(primitive.box.x >= 48 || primitive.box.maxX <= 58) }
        #expect(Set(found.map(\.component)) == [0])
    }

    /// A 1 with a flag whose stem leans against a 0: what is cheap to cut, the flag, stands close by.
    @Test func aStemAgainstARingIsCutOff() {
        let one = [PixelBox(x: 20, y: 20, width: 9, height: 5), PixelBox(x: 24, y: 20, width: 5, height: 36)]
        let boxes = one + ring(x: 28, y: 25, width: 22, height: 26)
        let found = primitives(boxes)
        #expect(found.contains { $0.box.maxX <= 32 && $0.box.height == 36 })
        #expect(found.reduce(0) { $0 + $1.area } == mask(boxes).inkCount)
    }

    @Test func noPieceHasHardlyAnyInk() {
        for gap in 1...9 {
            let boxes = ring(x: 20) + [PixelBox(x: 50, y: 35, width: gap, height: 5)] + ring(x: 50 + gap)
            // Strokes are 5 pixels wide.
            #expect(primitives(boxes).allSatisfy { $0.area >= 17 })
        }
    }

    @Test func aThinLetterIsNeverCut() {
        let found = primitives([
            PixelBox(x: 20, y: 10, width: 6, height: 40), PixelBox(x: 40, y: 10, width: 16, height: 40),
        ])
        #expect(found.map(\.box.x) == [20, 40])
    }

    @Test func marksArePiecesOfTheirOwn() {
        let stem = PixelBox(x: 30, y: 25, width: 6, height: 30)
        let dot = PixelBox(x: 31, y: 10, width: 6, height: 6)
        #expect(primitives([stem, dot]).map(\.box) == [stem, dot])
        #expect(primitives(ring(x: 20, width: 16) + [PixelBox(x: 44, y: 50, width: 6, height: 6)]).count == 2)
    }

    @Test func specksAreLeftOut() {
        let found = primitives(ring(x: 20, width: 16) + [PixelBox(x: 60, y: 30, width: 1, height: 1)])
        #expect(found.count == 1)
        #expect(OverSegmenter().primitives(of: InkMask(width: 20, height: 20)).isEmpty)
    }

    @Test(arguments: 0..<8) func noInkIsLostAndNoneIsTwice(seed: Int) {
        var random = TestRandom(seed: UInt64(seed))
        var mask = InkMask(width: 300, height: 70)
        for _ in 0..<40 {
            let isUpright = Bool.random(using: &random)
            mask.fill(
                PixelBox(
                    x: .random(in: 4..<250, using: &random), y: .random(in: 4..<40, using: &random),
                    width: isUpright ? 5 : 30, height: isUpright ? 26 : 5))
        }
        let primitives = OverSegmenter().primitives(of: mask)
        var painted = InkMask(width: 300, height: 70)
        for primitive in primitives {
            painted.fill(primitive.runs)
            #expect(primitive.area == primitive.runs.reduce(0) { $0 + $1.length })
            #expect(primitive.box == Component(runs: primitive.runs).box)
        }
        #expect(painted == mask)
        #expect(primitives.reduce(0) { $0 + $1.area } == mask.inkCount)
        #expect(primitives.map(\.box.midX) == primitives.map(\.box.midX).sorted())
    }
}
