import DocumentModel
import Finding
import Imaging
import Preprocessing
import Testing

@testable import Segmentation

@Suite struct FaintTracesTests {
    /// Squares of 10 by 10 pixels side by side, each of its own contrast.
    private func squares(_ contrasts: [UInt8]) -> (components: [Component], contrast: ContrastMap) {
        let width = 20 * contrasts.count
        let board = RGBImage(width: width, height: 10)
        var map = Preprocessor().preprocess(board).contrast
        let components = contrasts.enumerated().map { index, contrast in
            let left = Int32(20 * index)
            for y in 0..<10 {
                for x in 20 * index..<20 * index + 10 { map.pixels[y * width + x] = contrast }
            }
            return Component(runs: (0..<10).map { InkRun(y: $0, start: left, end: left + 10) })
        }
        return (components, map)
    }

    private func kept(_ contrasts: [UInt8]) -> [Int] {
        let (components, contrast) = squares(contrasts)
        return FaintTraces(contrast: contrast).removingTraces(from: components).map { $0.box.x / 20 }
    }

    @Test func whatIsMuchFainterGoes() { #expect(kept([200, 30, 180, 160, 150, 60, 20]) == [0, 2, 3, 4, 5]) }

    @Test func aLineOfFaintWritingStays() { #expect(kept([30, 25, 12]) == [0, 1, 2]) }

    @Test func noComponents() { #expect(FaintTraces(contrast: squares([9]).contrast).removingTraces(from: []).isEmpty) }

    /// What tells is ink, not the number of specks.
    @Test func manySpecksDoNotOutweighALetter() {
        let (squares, contrast) = squares([20, 200])
        let specks = (0..<5).map { Component(runs: [InkRun(y: Int32(2 * $0), start: 0, end: 1)]) }
        #expect(FaintTraces(contrast: contrast).removingTraces(from: specks + [squares[1]]) == [squares[1]])
    }
}
