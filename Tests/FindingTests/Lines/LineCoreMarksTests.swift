import Imaging
import Testing

@testable import Finding

@Suite struct LineCoreMarksTests {
    private func draw(_ photo: inout RGBImage, x: Range<Int>, y: Range<Int>) {
        for y in y { for x in x { for channel in 0..<3 { photo.pixels[3 * (y * photo.width + x) + channel] = 10 } } }
    }

    /// Bars below one another, under a core that runs down over all of them.
    private func marks(height: Int, pitch: Int, count: Int = 5) -> [LineCore] {
        var made = MadeUpMap(width: 80, height: 120)
        var photo = RGBImage(width: 320, height: 480, fill: 240)
        for number in 0..<count { draw(&photo, x: 150..<170, y: 40 + number * pitch..<40 + number * pitch + height) }
        made.draw(from: [160, 40], to: [160, Double(40 + (count - 1) * pitch + height)], letterHeight: 24)
        let cores = LineCores.cores(in: made.map)
        #expect(cores.count == 1)
        return cores.flatMap { $0.marks(in: photo, made.map) }
    }

    @Test func marksThatStandApartAreLines() {
        let found = marks(height: 24, pitch: 48)
        #expect(found.count == 5)
        for (number, core) in found.enumerated() { #expect(abs(core.middle.y - Double(52 + 48 * number)) < 12) }
    }

    /// Two short words that the network took for one line.
    @Test func rowsThatWereTakenForOneLineAreTwo() {
        var made = MadeUpMap(width: 80, height: 60)
        var photo = RGBImage(width: 320, height: 240, fill: 240)
        for y in [80, 120] {
            made.draw(from: [100, Double(y)], to: [140, Double(y)], letterHeight: 24)
            for x in [100, 125] { draw(&photo, x: x..<x + 15, y: y - 12..<y + 12) }
        }
        made.bridge(x: 104...136, y: 80...120, core: 4)
        let cores = LineCores.cores(in: made.map)
        #expect(cores.count == 1)
        #expect(cores.flatMap { $0.marks(in: photo, made.map) }.count == 2)
    }

    @Test func lettersOfALineOnItsSideAreClose() {
        #expect(marks(height: 14, pitch: 18, count: 9).count == 1)
    }

    @Test func aWordIsNoMark() {
        #expect(marks(height: 60, pitch: 80, count: 3).count == 1)
    }

    @Test func nothingIsThere() {
        #expect(marks(height: 0, pitch: 48).count == 1)
    }
}
