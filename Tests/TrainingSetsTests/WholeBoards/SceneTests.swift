import GlyphTraining
import Imaging
import NetworkKernels
import Testing

@testable import TrainingSets

@Suite struct SceneTests {
    private static let writers = BoardWriters(set: nil)
    private static let scenes = ParallelMap.onAllCores(Array(0..<60)) {
        WholeBoard(seed: 3, index: $0, kind: .scenes, writers: writers).picture
    }

    @Test func sameNumbersGiveTheSameScene() {
        for index in [0, 11] {
            let again = WholeBoard(seed: 3, index: index, kind: .scenes, writers: Self.writers).picture
            let isSame = again.image == Self.scenes[index].image && again.ink == Self.scenes[index].ink
            #expect(isSame)
            #expect(again.lines == Self.scenes[index].lines)
        }
    }

    @Test func writingLiesWithinLines() {
        var (inside, all) = (0, 0)
        for scene in Self.scenes {
            for (place, kind) in scene.ink.enumerated() where kind == LabelledPicture.InkKind.writing.rawValue {
                let point = SIMD2(Float(place % scene.image.width) + 0.5, Float(place / scene.image.width) + 0.5)
                all += 1
                if scene.lines.contains(where: { $0.holds(point, margin: 1.5) }) { inside += 1 }
            }
        }
        #expect(all > 50_000)
        #expect(inside * 100 >= all * 98)
    }

    @Test func linesRunInAllDirections() {
        let lines = Self.scenes.flatMap(\.lines)
        #expect(lines.count > 400)
        let quarters = lines.map { line -> Int in
            let way = (line.corners[1] - line.corners[0]).direction
            return abs(way.x) > 0.98 ? (way.x > 0 ? 0 : 1) : abs(way.x) > 0.7 ? 2 : 3
        }
        for quarter in 0...3 { #expect(quarters.contains(quarter)) }
        #expect(lines.contains { $0.isLight } && lines.contains { !$0.isLight })
    }

    @Test func someHaveDustOrTextureAndNoLine() {
        let silent = Self.scenes.filter(\.lines.isEmpty)
        #expect(silent.count > 1 && silent.count < 25)
        let dusty = silent.filter { scene in
            let specks = scene.ink.count { $0 == LabelledPicture.InkKind.drawing.rawValue }
            return specks > 0 && specks * 100 < scene.ink.count
        }
        #expect(!dusty.isEmpty)
        // Of covered lines that bend, crumbs may be left.
        for scene in silent {
            #expect(scene.ink.count { $0 == LabelledPicture.InkKind.writing.rawValue } * 2000 < scene.ink.count)
        }
    }

    @Test func aShadowDarkensWhatItFallsOn() {
        let square = BoardArea(SIMD2(20, 20), SIMD2(60, 60)).corners
        for (isOutside, softness) in [(false, 0), (true, 0), (false, 5)] {
            var canvas = LabelledCanvas(width: 100, height: 80, fill: .init(gray: 200))
            canvas.shade([square], isOutside: isOutside, depth: 0.5, softness: softness)
            #expect(canvas.image[40, 40] == .init(gray: isOutside ? 200 : 100))
            #expect(canvas.image[90, 70] == .init(gray: isOutside ? 100 : 200))
            let edge = Int(canvas.image[20, 40].red)
            #expect(softness == 0 ? edge == (isOutside ? 200 : 100) : edge > 120 && edge < 180)
        }
    }
}

extension LabelledPicture.Line {
    /// Whether the line's corners, which turn to the right, hold a point, or nearly so.
    fileprivate func holds(_ point: SIMD2<Float>, margin: Float) -> Bool {
        zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { from, to in
            let (side, way) = (to - from, point - from)
            return side.x * way.y - side.y * way.x >= -margin * side.length
        }
    }
}
