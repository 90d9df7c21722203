import Finding
import Glibc
import GlyphTraining
import Imaging
import Testing

@testable import TrainingSets

@Suite struct PictureSourceTests {
    private func sample(_ picture: LabelledPicture, seed: UInt64, side: Int = 128) throws -> FindingSample {
        var random = SplitMix64(seed: seed)
        return try #require(PictureSource([picture])).sample(side: side, using: &random)
    }

    @Test func piecesAreTheSameForTheSameRandomNumbers() throws {
        let picture = TestPicture.make()
        for seed in 0..<8 as Range<UInt64> {
            let (one, same) = (try sample(picture, seed: seed), try sample(picture, seed: seed))
            #expect(one.input.values == same.input.values && one.targets.core == same.targets.core)
            #expect(one.targets.writing == same.targets.writing && one.targets.height == same.targets.height)
            let other = try sample(picture, seed: seed + 100)
            #expect(one.input.values != other.input.values)
        }
    }

    @Test func withoutPicturesThereIsNoSource() { #expect(PictureSource([]) == nil) }

    @Test func mostPiecesShowALine() throws {
        let picture = TestPicture.make()
        var shown = 0
        for seed in 0..<200 as Range<UInt64> {
            let targets = try sample(picture, seed: seed).targets
            let cells = targets.lineWeights.indices.filter { targets.lineWeights[$0] == 1 }
            if cells.count > 3 { shown += 1 }
            for cell in cells {
                let height = 16 * exp2(targets.height[cell])
                #expect(height > 5.9 && height < 141)
                let (cosine, sine) = (targets.cosine[cell], targets.sine[cell])
                #expect(abs(cosine * cosine + sine * sine - 1) < 1e-4)
            }
        }
        #expect(shown > 120)
    }

    /// Whatever light and camera do: dark letters are darker than the gaps between them, and of a negative lighter.
    @Test(arguments: [false, true]) func polarityIsThatOfThePiece(isLight: Bool) throws {
        let picture = TestPicture.make(isLight: isLight)
        var pieces = [0, 0]
        for seed in 0..<250 as Range<UInt64> {
            let sample = try sample(picture, seed: seed)
            let targets = sample.targets
            let line = targets.writing.indices.filter { targets.lineWeights[$0] > 0 && targets.writing[$0] == 1 }
            let ink = line.filter { targets.writingWeights[$0] == 1 }
            let gaps = line.filter { targets.writingWeights[$0] < 1 }
            guard ink.count > 12, gaps.count > 12 else { continue }
            let light = try #require(ink.first.map { targets.light[$0] })
            #expect(line.allSatisfy { targets.light[$0] == light })
            pieces[Int(light)] += 1
            #expect((brightness(sample, ink) > brightness(sample, gaps)) == (light == 1), "\(seed)")
        }
        #expect(pieces[isLight ? 1 : 0] > 60 && pieces[isLight ? 0 : 1] > 2, "\(pieces)")
    }

    /// Mean of the colours in the middles of some cells.
    private func brightness(_ sample: FindingSample, _ cells: [Int]) -> Float {
        let sum = cells.reduce(Float(0)) { sum, cell in
            let (x, y) = (cell % sample.targets.cells * 4 + 2, cell / sample.targets.cells * 4 + 2)
            let place = (y * sample.side + x) * 3
            return sum + sample.input.values[place..<place + 3].reduce(0, +)
        }
        return sum / Float(3 * cells.count)
    }
}

@Suite struct PieceViewTests {
    @Test(arguments: [(0, 1, 1), (1.2, 0.4, 0.5), (-2.5, 3, 0.8)] as [(Float, Float, Float)])
    func placesLeadThereAndBack(angle: Float, scale: Float, narrowing: Float) {
        let view = PieceView(
            side: 64, middle: [100, 80], angle: angle, scale: scale, narrowing: narrowing, axis: angle)
        for (x, y) in [(32, 32), (0, 0), (64, 10), (5.5, 60)] as [(Float, Float)] {
            let back = view.piece(view.place(x: x, y: y))
            #expect(abs(back.x - x) < 1e-3 && abs(back.y - y) < 1e-3)
        }
        #expect(view.place(x: 32, y: 32) == [100, 80])
    }

    /// At its own scale an upright piece is a cut-out.
    @Test func anUprightPieceIsACutOut() {
        let picture = TestPicture.make().image
        let (pixels, isInside) = PieceView(side: 64, middle: [40, 40], angle: 0, scale: 1).pixels(of: picture)
        for y in 0..<64 {
            for x in 0..<64 {
                #expect(pixels[(y * 64 + x) * 3] == picture.pixels[((y + 8) * picture.width + x + 8) * 3])
                #expect(isInside[y * 64 + x])
            }
        }
    }

    /// Turned by a right angle, rows of the picture are columns of the piece.
    @Test func aQuarterTurnTurnsPixels() {
        let picture = TestPicture.make().image
        let (pixels, _) = PieceView(side: 64, middle: [60, 70], angle: .pi / 2, scale: 1).pixels(of: picture)
        var differences = 0
        for y in 0..<64 {
            for x in 0..<64 {
                let (column, row) = (60 - 32 + (63 - y), 70 - 32 + x)
                let there = Int(picture.pixels[(row * picture.width + column) * 3])
                if abs(Int(pixels[(y * 64 + x) * 3]) - there) > 1 { differences += 1 }
            }
        }
        #expect(differences == 0)
    }

    /// Seen from the side, the picture is narrower one way and as high as ever the other.
    @Test func aPieceFromTheSideIsNarrower() {
        let view = PieceView(side: 64, middle: [100, 80], angle: 0, scale: 1, narrowing: 0.5)
        #expect(view.place(x: 33, y: 32) == [102, 80])
        #expect(view.place(x: 32, y: 33) == [100, 81])
    }

    @Test func whatLiesBesideThePictureIsTold() {
        let picture = RGBImage(width: 20, height: 10, fill: 9)
        let (pixels, isInside) = PieceView(side: 64, middle: [10, 5], angle: 0, scale: 1).pixels(of: picture)
        #expect(isInside.count { $0 } == 200)
        #expect(pixels.allSatisfy { $0 == 9 }, "its border goes on")
    }
}

@Suite struct ShowThroughTests {
    /// A stroke of the back is seen on the other side, faint; the network is told that it is nothing.
    @Test func theBackShowsMirroredAndIsNoWriting() {
        let side = 64
        var back = [UInt8](repeating: 230, count: side * side * 3)
        for y in 8..<56 { for x in 6..<12 { for c in 0..<3 { back[(y * side + x) * 3 + c] = 20 } } }
        var page = [UInt8](repeating: 200, count: side * side * 3)
        var targets = FindingTargets(cells: side / 4)
        for cell in targets.writing.indices { targets.writingWeights[cell] = 0.15 }
        var random = SplitMix64(seed: 5)
        ShowThrough(of: back, side: side, using: &random).add(to: &page, &targets)
        let middle = page[(32 * side + side - 9) * 3]
        #expect(middle < 196 && middle > 100, "faint, but there")
        #expect(page[(32 * side + 9) * 3] > 196, "nothing where the stroke is on the back")
        #expect(targets.writingWeights[8 * 16 + 13] == 1 && targets.writing[8 * 16 + 13] == 0)
        #expect(targets.writingWeights[8 * 16 + 2] < 1)
    }
}

@Suite struct PieceExposureTests {
    @Test func someArePhotographedAsNegatives() {
        var random = SplitMix64(seed: 4)
        let negatives = (0..<2000).count { _ in PieceExposure(using: &random).isNegative }
        #expect((70...180).contains(negatives))
    }

    @Test func whatWasAlikeStaysAlikeButForNoise() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<40 {
            let exposure = PieceExposure(using: &random)
            var pixels = [UInt8](repeating: 120, count: 32 * 32 * 3)
            exposure.apply(to: &pixels, width: 32, using: &random)
            let means = (0..<3).map { channel in
                stride(from: channel, to: pixels.count, by: 3).reduce(0) { $0 + Int(pixels[$1]) } / 1024
            }
            let widest = pixels.indices.map { abs(Int(pixels[$0]) - means[$0 % 3]) }.max() ?? 0
            #expect(widest < 45)
        }
    }
}
