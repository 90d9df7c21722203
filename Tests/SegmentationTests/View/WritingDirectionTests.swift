import DocumentModel
import Foundation
import Testing

@testable import Segmentation

@Suite struct WritingDirectionTests {
    /// A letter-sized block of ink about a place.
    private func letter(_ place: SIMD2<Double>, width: Int = 14, height: Int = 20) -> Component {
        let (left, top) = (Int32(place.x) - Int32(width / 2), Int32(place.y) - Int32(height / 2))
        return Component(
            runs: (0..<Int32(height)).map { InkRun(y: top + $0, start: left, end: left + Int32(width)) })
    }

    /// Lines of letters at a distance of twice their height, on a page turned clockwise.
    private func page(degrees: Double, lines: Int = 6, letters: Int = 15) -> [Component] {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return (0..<lines).flatMap { line in
            (0..<letters).map { index in
                // Letters stand up and down a little and not evenly, as they are written.
                let x = 21 * Double(index) + Double(7 * (index + line) % 5)
                let y = 40 * Double(line) + Double(5 * (index + 2 * line) % 7) - 3
                return letter(SIMD2(600 + cosine * x - sine * y, 600 + sine * x + cosine * y))
            }
        }
    }

    @Test(arguments: [0, 12, -20, 33, 45, -47, 60, 85, -80]) func isThatOfTheLines(degrees: Double) throws {
        let direction = try #require(WritingDirection(of: page(degrees: degrees)))
        #expect(abs(direction.angle * 180 / .pi - degrees) < 3)
    }

    @Test func ofOneLineIsItsOwn() throws {
        let direction = try #require(WritingDirection(of: page(degrees: -38, lines: 1)))
        #expect(abs(direction.angle * 180 / .pi + 38) < 2)
    }

    @Test func largeDrawingsAndSpecksDoNotTell() throws {
        let frame = letter(SIMD2(700, 700), width: 900, height: 700)
        let specks = (0..<200).map {
            letter(SIMD2(400 + Double(37 * $0 % 500), 400 + 2.5 * Double($0)), width: 3, height: 3)
        }
        let direction = try #require(WritingDirection(of: page(degrees: 30) + [frame] + specks))
        #expect(abs(direction.angle * 180 / .pi - 30) < 3)
    }

    @Test func specksAllOverHaveNone() {
        var random = TestRandom(seed: 5)
        let specks = (0..<400).map { _ in
            letter(SIMD2(Double.random(in: 50..<900, using: &random), Double.random(in: 50..<900, using: &random)))
        }
        #expect(WritingDirection(of: specks) == nil)
    }

    @Test func aWordOrNothingHasNone() {
        #expect(WritingDirection(of: []) == nil)
        #expect(WritingDirection(of: page(degrees: 30, lines: 1, letters: 5)) == nil)
    }
}
