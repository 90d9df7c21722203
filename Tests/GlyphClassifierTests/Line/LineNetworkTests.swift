import CKernels
import Foundation
import NetworkKernels
import Preprocessing
import TestSupport
import Testing

@testable import GlyphClassifier

@Suite struct LineNetworkTests {
    private func model() -> LineModel {
        .arbitrary(
            LineArchitecture(characters: "abc", widths: [16, 16, 32, 32], columnWidth: 48, contextSpacings: [1, 2]))
    }

    private func input(width: Int, seed: UInt64 = 2) -> LineInput {
        var random = TestRandom(seed: seed)
        return LineInput(
            width: width, values: random.values(width * LineInput.height * LineInput.channels, in: 0...1))
    }

    @Test(arguments: [1, 2, 3, 40, 101]) func eachColumnHasProbabilities(width: Int) {
        let columns = model().network.probabilities(of: input(width: width))
        #expect(columns.columns == (width + 1) / 2 && columns.classes == 5, "a space and nothing, too")
        for column in 0..<columns.columns {
            let sum = columns.logarithms[column * 5..<(column + 1) * 5].reduce(0) { $0 + exp($1) }
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
        let whole = model.withRanges(measuredOn: [input]).network.probabilities(of: input).logarithms
        #expect(exact != whole, "they are not the same arithmetic")
        let errors = zip(exact, whole).map { abs($0 - $1) }
        #expect((errors.max() ?? 1) < 0.35 && errors.reduce(0, +) / Float(errors.count) < 0.08)
    }

    @Test func whatIsWrittenIsRead() throws {
        let model = model().withRanges(measuredOn: [input(width: 20)])
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
                && !LineArchitecture(characters: "ab", contextSpacings: [0]).isSound)
    }
}

@Suite struct LineInputTests {
    private func channel(_ channel: Int, of input: LineInput) -> [Float] {
        stride(from: channel, to: input.values.count, by: LineInput.channels).map { input.values[$0] }
    }

    private var mask: InkMask {
        var mask = InkMask(width: 9, height: 200)
        for y in 150..<170 { for x in 3..<6 { mask[x, y] = true } }
        return mask
    }

    @Test func inkStandsInTheMiddle() {
        let input = LineInput(mask)
        #expect(input.width == 5)
        let ink = channel(0, of: input)
        let rows = (0..<LineInput.height).filter { y in (0..<5).contains { ink[y * 5 + $0] > 0 } }
        #expect(abs((rows.first ?? 0) + (rows.last ?? 0) - LineInput.height) <= 2)
        // Each pixel of the strip is four of the line's.
        #expect(ink.reduce(0, +) * 4 == 60)
        #expect(channel(1, of: input) == ink.map { $0 / 2 }, "all ink is as dark as usual")
    }

    @Test func contrastStandsWhereTheInkDoes() {
        var values = [UInt8](repeating: 0, count: 5 * 100)
        for y in 75..<85 { values[y * 5 + 2] = ContrastStrip.usualInk }
        values[0] = 255
        let input = LineInput(mask, contrast: ContrastStrip(width: 5, height: 100, values: values))
        let (ink, contrast) = (channel(0, of: input), channel(1, of: input))
        for (ink, contrast) in zip(ink, contrast) { #expect((ink == 1) == (contrast == 0.5)) }
        #expect(contrast.count { $0 != 0 } == 10, "what lies far above is left out")
    }

    @Test func ofNothingThereIsNothing() {
        #expect(LineInput(InkMask(width: 0, height: 0)).values.isEmpty)
        #expect(LineInput(InkMask(width: 4, height: 0)).values.allSatisfy { $0 == 0 })
    }
}
