import DocumentModel
import Glibc
import Imaging
import Testing

@testable import Finding

@Suite struct LineJoiningTests {
    /// A line of writing, in pixels of four to a cell.
    private struct Stretch {
        var start: SIMD2<Double>
        var length: Double
        var degrees = 0.0
        var height = 20.0
        var isLight = false
    }

    private func cores(_ stretches: Stretch...) -> [LineCore] {
        var made = MadeUpMap(width: 150, height: 100)
        for stretch in stretches {
            let angle = stretch.degrees * .pi / 180
            made.draw(
                from: stretch.start, to: stretch.start + SIMD2(cos(angle), sin(angle)) * stretch.length,
                letterHeight: stretch.height, isLight: stretch.isLight)
        }
        #expect(LineCores.cores(in: made.map).count == stretches.count, "or it tests nothing")
        return made.joinedCores
    }

    @Test func whatGoesOnAfterAGapIsJoined() throws {
        let joined = cores(
            Stretch(start: [40, 80], length: 100), Stretch(start: [156, 80], length: 120),
            Stretch(start: [292, 82], length: 100))
        let core = try #require(joined.first)
        #expect(joined.count == 1 && abs(core.length - 352) < 10 && abs(core.angle) < 0.02)
        #expect(core.cells == core.cells.sorted())
    }

    @Test func aWideGapParts() {
        #expect(cores(Stretch(start: [40, 80], length: 100), Stretch(start: [188, 80], length: 100)).count == 2)
        // The same gap is none between large letters.
        #expect(
            cores(
                Stretch(start: [40, 80], length: 100, height: 40), Stretch(start: [188, 80], length: 100, height: 40)
            ).count == 1)
    }

    @Test func aStepUpOrDownParts() {
        #expect(cores(Stretch(start: [40, 80], length: 100), Stretch(start: [156, 92], length: 100)).count == 2)
        #expect(cores(Stretch(start: [40, 80], length: 100), Stretch(start: [156, 84], length: 100)).count == 1)
    }

    @Test func otherLettersAreAnotherLine() {
        let first = Stretch(start: [40, 80], length: 100)
        #expect(cores(first, Stretch(start: [156, 80], length: 100, height: 36)).count == 2)
        #expect(cores(first, Stretch(start: [156, 80], length: 100, height: 28)).count == 1)
        #expect(cores(first, Stretch(start: [156, 80], length: 100, isLight: true)).count == 2)
    }

    @Test func anotherDirectionIsAnotherLine() {
        let first = Stretch(start: [40, 80], length: 100)
        #expect(cores(first, Stretch(start: [156, 82], length: 100, degrees: 20)).count == 2)
        #expect(cores(first, Stretch(start: [156, 80], length: 100, degrees: 6)).count == 1)
        // Upside down it does not go on but come back.
        #expect(cores(first, Stretch(start: [256, 80], length: 100, degrees: 180)).count == 2)
        // Of a short one the direction is hardly known.
        #expect(cores(first, Stretch(start: [156, 82], length: 30, degrees: 20)).count == 1)
    }

    @Test func linesOfAParagraphStayApart() {
        #expect(
            cores(
                Stretch(start: [40, 60], length: 200), Stretch(start: [40, 95], length: 200),
                Stretch(start: [40, 130], length: 200)
            ).count == 3)
    }

    @Test func turnedLinesAreJoinedAlike() {
        #expect(
            cores(
                Stretch(start: [80, 40], length: 100, degrees: 90), Stretch(start: [80, 156], length: 100, degrees: 90)
            ).count == 1)
        #expect(
            cores(
                Stretch(start: [300, 300], length: 100, degrees: 180),
                Stretch(start: [184, 300], length: 100, degrees: 180)
            ).count == 1)
    }

    /// What follows one line follows no other one: of two that might go on, the nearer does.
    @Test func eachLineGoesOnOnce() {
        var made = MadeUpMap(width: 150, height: 60)
        made.draw(from: [40, 80], to: [140, 80], letterHeight: 20)
        let first = LineCores.cores(in: made.map)
        var other = first[0]
        func moved(x: Double, y: Double) -> LineCore {
            other.middle = first[0].middle + SIMD2(x, y)
            return other
        }
        let near = moved(x: 110, y: 2)
        let far = moved(x: 116, y: -4)
        #expect(
            LineJoining.joined([first[0], far, near], in: made.map, photo: RGBImage(width: 600, height: 240)).count == 2
        )
    }

    /// Words far apart are one line, unless a border stands between them.
    @Test func aBorderPartsWords() {
        var made = MadeUpMap(width: 120, height: 60)
        made.draw(from: [40, 80], to: [140, 80], letterHeight: 20)
        made.draw(from: [172, 80], to: [300, 80], letterHeight: 20)
        let cores = LineCores.cores(in: made.map)
        #expect(cores.count == 2, "or it tests nothing")
        var photo = RGBImage(width: 480, height: 240, fill: 220)
        let black = RGBImage.Color(red: 30, green: 30, blue: 30)
        for x in stride(from: 42, to: 130, by: 20) + stride(from: 174, to: 290, by: 20) {
            photo.tint(PixelBox(x: x, y: 70, width: 4, height: 20), with: black, opacity: 1)
        }
        photo.tint(PixelBox(x: 30, y: 82, width: 300, height: 2), with: black, opacity: 1)
        #expect(LineJoining.joined(cores, in: made.map, photo: photo).count == 1)
        photo.tint(PixelBox(x: 155, y: 50, width: 3, height: 60), with: black, opacity: 1)
        #expect(LineJoining.joined(cores, in: made.map, photo: photo).count == 2)
    }
}

private func + (one: StrideTo<Int>, other: StrideTo<Int>) -> [Int] { Array(one) + Array(other) }
