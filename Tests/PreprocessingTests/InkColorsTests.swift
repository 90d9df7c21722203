import DocumentModel
import Imaging
import Testing

@testable import Preprocessing

@Suite struct InkColorsTests {
    private func ink(of board: TestBoard) -> Ink? {
        let image = board.image
        let colors = InkColors(of: image, Preprocessor().preprocess(image))
        return colors.sample(board.runs(width: 60)).ink
    }

    /// Pens as the share of the board's light they leave, under lamps of three colours, in uneven light with noise.
    @Test(arguments: [
        (Ink.Name.black, [0.15, 0.15, 0.16]), (.blue, [0.13, 0.25, 0.65]), (.blue, [0.1, 0.1, 0.3]),
        (.red, [0.8, 0.2, 0.2]), (.green, [0.1, 0.5, 0.3]), (.green, [0.2, 0.7, 0.6]), (.orange, [0.9, 0.45, 0.1]),
        (.brown, [0.45, 0.28, 0.15]), (.purple, [0.5, 0.2, 0.6]), (.pink, [0.9, 0.3, 0.5]),
        (.yellow, [0.95, 0.85, 0.2]),
    ])
    func penIsNamedUnderAnyLamp(name: Ink.Name, pen: [Double]) throws {
        for lamp in [[1, 1, 1], [1, 0.9, 0.75], [0.85, 0.95, 1]] {
            var image = RGBImage(width: 320, height: 240)
            let white = TestBoard(ink: pen, noise: 4, light: { x, y in 235 - Double(x) / 4 - Double(y) / 8 }).image
            for index in white.pixels.indices {
                image.pixels[index] = UInt8(Double(white.pixels[index]) * lamp[index % 3])
            }
            let colors = InkColors(of: image, Preprocessor().preprocess(image))
            let ink = try #require(colors.sample(TestBoard().runs(width: 120)).ink)
            #expect(ink.name == name, "\(lamp) \(ink)")
            for (mean, share) in zip([ink.red, ink.green, ink.blue], pen) {
                #expect(abs(Double(mean) - share * 255) < 16, "\(lamp) \(ink)")
            }
        }
    }

    @Test func chalkIsWhiteAndColouredChalkIsNot() {
        let dark: @Sendable (Int, Int) -> Double = { _, _ in 45 }
        #expect(ink(of: TestBoard(ink: [5, 5, 5], light: dark))?.name == .white)
        #expect(ink(of: TestBoard(ink: [5, 4.8, 2.2], light: dark))?.name == .yellow)
        #expect(ink(of: TestBoard(ink: [2, 3.2, 5], light: dark))?.name == .blue)
    }

    @Test func withoutInkThereIsNone() {
        let board = TestBoard()
        let colors = InkColors(of: board.image, Preprocessor().preprocess(board.image))
        let none: [(y: Int, columns: Range<Int>)] = []
        #expect(colors.sample(none).ink == nil && colors.sample(none).count == 0)
    }
}

extension TestBoard {
    /// Its ink in the first columns, from (10, 10) on.
    fileprivate func runs(width: Int) -> [(y: Int, columns: Range<Int>)] {
        let mask = Preprocessor().preprocess(TestBoard().image).mask
        return (10..<50).flatMap { y in
            (10..<10 + width).filter { mask[$0, y] }.map { (y: y, columns: $0..<$0 + 1) }
        }
    }
}
