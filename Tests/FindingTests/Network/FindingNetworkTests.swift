import CKernels
import TestSupport
import Testing

@testable import Finding

@Suite struct FindingNetworkTests {
    private static let sizes = [(1, 1), (4, 4), (5, 3), (50, 70), (33, 16), (1, 90), (64, 48)]

    @Test(arguments: sizes) func floatingPointIsWhatTheDefinitionSays(width: Int, height: Int) {
        let model = FindingModel.arbitrary()
        let input = FindingInput.arbitrary(width: width, height: height)
        let map = model.network.map(of: input)
        #expect(map.width == (width + 3) / 4 && map.height == (height + 3) / 4)
        let direct = DirectFindingNetwork(architecture: model.architecture, layers: model.layers).run(input)
        #expect(map.values.count == direct.answers.count)
        let difference = zip(map.values, direct.answers).map { abs(Double($0) - $1) }.max() ?? 0
        #expect(difference < 1e-4)
        let greatest = model.network.greatestValues(of: input.values, width: width, height: height)
        #expect(greatest.count == direct.greatest.count)
        #expect(zip(greatest, direct.greatest).allSatisfy { abs(Double($0) - $1) < 1e-4 })
    }

    @Test(.enabled(if: boardscan_best_instruction_set() != boardscan_no_integer_kernels), arguments: sizes)
    func wholeNumbersAreClose(width: Int, height: Int) {
        let model = FindingModel.arbitrary()
        let input = FindingInput.arbitrary(width: width, height: height)
        let exact = model.network.map(of: input)
        let map = model.withRanges(measuredOn: [input]).network.map(of: input)
        #expect((map.width, map.height) == (exact.width, exact.height))
        #expect(map.values != exact.values, "they are not the same arithmetic")
        // Log-odds are of about 1 here.
        let errors = zip(map.values, exact.values).map { abs($0 - $1) }
        let spread = (exact.values.max() ?? 0) - (exact.values.min() ?? 0)
        #expect((errors.max() ?? 1) < 0.06 * spread)
        #expect(errors.reduce(0, +) / Float(errors.count) < 0.015 * spread)
    }

    /// A shift of the picture by as many pixels as the coarsest map's cells have shifts the answers alike, away from
    /// its borders.
    @Test func itIsTheSameEverywhere() {
        let (width, height, step) = (256, 208, 16)
        var random = TestRandom(seed: 8)
        let values = (0..<width * height * 3).map { _ in UInt8.random(in: 0...255, using: &random) }
        var shifted = values
        for y in 0..<height {
            for x in 0..<width - step {
                for channel in 0..<3 {
                    shifted[(y * width + x) * 3 + channel] = values[(y * width + x + step) * 3 + channel]
                }
            }
        }
        let network = FindingModel.arbitrary().network
        let first = network.map(of: FindingInput(width: width, height: height, pixels: values))
        let second = network.map(of: FindingInput(width: width, height: height, pixels: shifted))
        let cells = step / FindingArchitecture.cell
        // What an answer depends on lies within 80 pixels.
        let margin = 20
        for y in margin..<first.height - margin {
            for x in margin..<first.width - margin - 2 * cells {
                for channel in FindingMap.Channel.allCases {
                    let there = first[channel, y * first.width + x + cells]
                    #expect(abs(second[channel, y * first.width + x] - there) < 1e-3)
                }
            }
        }
    }

    @Test func ofNothingThereIsNothing() {
        for (width, height) in [(0, 0), (0, 9), (9, 0)] {
            let input = FindingInput(width: width, height: height, pixels: [])
            for model in [
                FindingModel.arbitrary(), .arbitrary().withRanges(measuredOn: [.arbitrary(width: 8, height: 8)]),
            ] {
                let map = model.network.map(of: input)
                #expect((map.width, map.height) == (0, 0) && map.values.isEmpty)
            }
        }
    }
}
