import CKernels
import TestSupport
import Testing

@testable import NetworkKernels

@Suite struct QuantizedConvolutionTests {
    static let layers = [
        Convolution(kernel: 3, from: 3, to: 5, stride: 2, padding: 1),
        Convolution(kernel: 3, from: 3, to: 16, padding: 1),
        Convolution(kernel: 1, from: 3, to: 20),
        Convolution(kernel: 3, from: 10, to: 17, padding: 1),
        Convolution(kernel: 1, from: 10, to: 6),
    ]

    /// An input of whole numbers, and the values that they stand for; `stored` channels lie in memory.
    private func input(_ shape: TensorShape, stored: Int) -> (map: QuantizedMap, values: [Float]) {
        var random = TestRandom(seed: UInt64(shape.count))
        let scale: Float = 0.031
        var map = QuantizedMap(width: shape.width, height: shape.height, channels: stored, scale: scale)
        var values: [Float] = []
        for y in 0..<shape.height {
            map.withRow(y) { row in
                for x in 0..<shape.width {
                    for channel in 0..<shape.channels {
                        let unit = UInt8.random(in: 0...127, using: &random)
                        row[x * stored + channel] = unit
                        values.append(Float(unit) * scale)
                    }
                }
            }
        }
        return (map, values)
    }

    /// The largest error that rounded weights can make, by output: half a step of its channel for each input.
    private func bounds(_ direct: DirectConvolution, _ values: [Float], _ shape: TensorShape) -> [Double] {
        let channels = direct.layer.outputChannels
        var steps = [Float](repeating: 0, count: channels)
        for (index, weight) in direct.parameters.weights.enumerated() {
            steps[index % channels] = max(steps[index % channels], abs(weight) / 127)
        }
        return direct.sums(values, shape).enumerated().map { $1 * Double(steps[$0 % channels]) / 2 + 1e-4 }
    }

    @Test(arguments: layers, [(1, 1), (4, 3), (9, 5), (12, 1), (17, 8)])
    func isWithinRoundingOfTheExactOne(layer: Convolution, size: (width: Int, height: Int)) throws {
        let shape = TensorShape(height: size.height, width: size.width, channels: layer.inputChannels)
        let stored = layer.inputChannels == 3 ? 4 : 16
        let (map, values) = input(shape, stored: stored)
        let direct = DirectConvolution(layer: layer, parameters: .arbitrary(layer))
        let expected = direct.run(values, shape)
        let bounds = bounds(direct, values, shape)
        let greatest = expected.max() ?? 0
        for set in IntegerKernelsTests.sets {
            let convolution = try #require(QuantizedConvolution(layer, direct.parameters, stored: stored, with: set))
            let found = convolution.values(map)
            #expect(found.count == expected.count)
            for (index, value) in found.enumerated() {
                #expect(abs(Double(value) - expected[index]) <= bounds[index])
            }
            // A range that the largest values do not fit.
            let range = Float(0.8 * max(0.1, greatest))
            let rectified = convolution.rectified(map, range: range)
            let output = ConvolutionGeometry(layer, input: shape).output
            #expect((rectified.width, rectified.height) == (output.width, output.height))
            for index in expected.indices {
                let (position, channel) = index.quotientAndRemainder(dividingBy: output.channels)
                let (y, x) = position.quotientAndRemainder(dividingBy: output.width)
                let unit = rectified.units[rectified.start(x: x, y: y) + channel]
                let wanted = max(0, min(Double(range), expected[index]))
                #expect(
                    abs(Double(Float(unit) * rectified.scale) - wanted) <= bounds[index] + 0.501 * Double(range) / 127)
            }
        }
    }

    @Test func whatIsNoFiniteNumberIsRefused() throws {
        let layer = Self.layers[0]
        var parameters = LayerParameters.arbitrary(layer)
        parameters.weights[7] = .infinity
        let set = boardscan_best_instruction_set()
        #expect(QuantizedConvolution(layer, parameters, stored: 4, with: set) == nil)
        parameters = .arbitrary(layer)
        parameters.bias[1] = .nan
        #expect(QuantizedConvolution(layer, parameters, stored: 4, with: set) == nil)
        // A kernel that the border of one position does not reach around.
        let wide = Convolution(kernel: 5, from: 3, to: 4, padding: 2)
        #expect(QuantizedConvolution(wide, .arbitrary(wide), stored: 4, with: set) == nil)
    }

    /// Whatever a range may be, there are units and no crash.
    @Test(arguments: [0, -1, 1e-30, 1e38] as [Float]) func rangesThatMakeNoSense(range: Float) throws {
        let layer = Self.layers[3]
        let (map, _) = input(TensorShape(height: 3, width: 5, channels: 10), stored: 16)
        for set in IntegerKernelsTests.sets {
            var parameters = LayerParameters.arbitrary(layer)
            parameters.weights = parameters.weights.map { $0 * 1e5 }
            let convolution = try #require(QuantizedConvolution(layer, parameters, stored: 16, with: set))
            #expect(convolution.rectified(map, range: range).units.allSatisfy { $0 <= 127 })
        }
    }
}
