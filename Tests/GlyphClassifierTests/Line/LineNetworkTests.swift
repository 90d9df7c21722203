import CIntegerKernels
import Foundation
import NetworkKernels
import Preprocessing
import TestSupport
import Testing

@testable import GlyphClassifier

@Suite struct LineNetworkTests {
    private func model() -> LineModel {
        .arbitrary(
            LineArchitecture(characters: "abc", widths: [16, 16, 32, 32], columnWidth: 48, contextLayers: 2))
    }

    private func input(width: Int, seed: UInt64 = 2) -> LineInput {
        var random = TestRandom(seed: seed)
        return LineInput(
            width: width, values: random.values(width * LineInput.height, in: 0...1))
    }

    @Test(arguments: [1, 2, 3, 40, 101]) func eachColumnHasProbabilities(width: Int) {
        let columns = model().network.probabilities(of: input(width: width))
        #expect(columns.columns == (width + 1) / 2 && columns.classes == 4)
        for column in 0..<columns.columns {
            let sum = columns.logarithms[column * 4..<(column + 1) * 4].reduce(0) { $0 + exp($1) }
            #expect(abs(sum - 1) < 1e-4)
        }
    }

    @Test func anEmptyLineHasNoColumns() {
        #expect(model().network.probabilities(of: LineInput(width: 0, values: [])).columns == 0)
    }

    @Test(.enabled(if: boardscan_best_instruction_set() != boardscan_no_integer_kernels))
    func wholeNumbersAreClose() {
        let (model, input) = (model(), input(width: 90))
        let exact = model.network.probabilities(of: input).logarithms
        let whole = model.ranged(by: [input]).network.probabilities(of: input).logarithms
        #expect(exact != whole, "they are not the same arithmetic")
        let errors = zip(exact, whole).map { abs($0 - $1) }
        #expect((errors.max() ?? 1) < 0.35 && errors.reduce(0, +) / Float(errors.count) < 0.08)
    }

    @Test func whatIsWrittenIsRead() throws {
        let model = model().ranged(by: [input(width: 20)])
        let read = try LineModel(bytes: model.bytes())
        #expect(read.architecture == model.architecture && read.ranges == model.ranges)
        #expect(throws: LineModel.Problem.self) { try LineModel(bytes: Array(model.bytes().dropLast())) }
    }

    @Test func unsoundArchitecturesAreRefused() {
        #expect(LineArchitecture(characters: "ab").isSound)
        #expect(!LineArchitecture(characters: "aa").isSound && !LineArchitecture(characters: "").isSound)
        #expect(
            !LineArchitecture(characters: "ab", widths: [16]).isSound
                && !LineArchitecture(characters: "ab", widths: [16, 20]).isSound)
        #expect(
            !LineArchitecture(characters: "ab", columnWidth: 0).isSound
                && !LineArchitecture(characters: "ab", contextLayers: -1).isSound)
    }
}

@Suite struct LineInputTests {
    @Test func inkStandsInTheMiddle() {
        var mask = InkMask(width: 9, height: 200)
        for y in 150..<170 { for x in 3..<6 { mask[x, y] = true } }
        let input = LineInput(mask)
        #expect(input.width == 5)
        let rows = (0..<LineInput.height).filter { y in (0..<5).contains { input.values[y * 5 + $0] > 0 } }
        #expect(abs((rows.first ?? 0) + (rows.last ?? 0) - LineInput.height) <= 2)
        // Each pixel of the strip is four of the line's.
        #expect(input.values.reduce(0, +) * 4 == 60)
    }

    @Test func ofNothingThereIsNothing() {
        #expect(LineInput(InkMask(width: 0, height: 0)).values.isEmpty)
        #expect(LineInput(InkMask(width: 4, height: 0)).values.allSatisfy { $0 == 0 })
    }
}
