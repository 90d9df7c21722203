import CKernels
import Testing

/// The kernels against loops over single numbers, with every instruction set this processor has.
@Suite struct IntegerKernelsTests {
    static var sets: [boardscan_instruction_set] {
        [boardscan_avx2, boardscan_avx512_vnni].filter { $0.rawValue <= boardscan_best_instruction_set().rawValue }
    }

    /// Positions and outputs that fill no block, a patch of several rows.
    @Test(arguments: [1, 4, 9, 17], [16, 32, 48])
    func productsAreTheSumsOfProducts(positions: Int, outputs: Int) {
        let (rows, run, pitch) = (3, 8, 20)
        let input = (0..<positions * 4 + 3 * pitch).map { UInt8(($0 * 31 + 5) % 128) }
        let weights = (0..<outputs * rows * run).map { Int8(($0 * 53) % 255 - 127) }
        let offsets = (0..<positions).map { Int32($0 * 4) }
        let expected = (0..<positions).flatMap { position in
            (0..<outputs).map { output in
                (0..<rows * run).reduce(into: Int32(0)) { sum, k in
                    let activation = input[Int(offsets[position]) + k / run * pitch + k % run]
                    let block = output / 16 * (rows * run / 4) + k / 4
                    sum += Int32(activation) * Int32(weights[(block * 16 + output % 16) * 4 + k % 4])
                }
            }
        }
        let patch = boardscan_patch(rows: Int32(rows), run: Int32(run), pitch: pitch)
        for set in Self.sets {
            var sums = [Int32](repeating: 0, count: (positions + boardscan_position_block) * outputs)
            boardscan_patch_products(
                set, input, offsets, Int32(positions), patch, weights, Int32(outputs), &sums)
            #expect(Array(sums.prefix(positions * outputs)) == expected)
        }
    }

    @Test(arguments: [false, true])
    func rectifyingPoolsAddsTheBiasAndScalesToTheLargest(pooled: Bool) {
        let (height, width, channels) = (4, 5, 16)
        let sums = (0..<height * width * channels).map { Int32(($0 * 7919) % 2001 - 1000) }
        let scales = (0..<channels).map { 0.001 * Float($0 + 1) }
        let bias = (0..<channels).map { Float($0) * 0.25 - 2 }
        let side = pooled ? 2 : 1
        var expected: [Float] = []
        for y in 0..<height / side {
            for x in 0..<width / side {
                for channel in 0..<channels {
                    let patch = (0..<side).flatMap { dy in
                        (0..<side).map { dx in sums[((y * side + dy) * width + x * side + dx) * channels + channel] }
                    }
                    expected.append(max(0, Float(patch.max() ?? 0) * scales[channel] * 0.5 + bias[channel]))
                }
            }
        }
        let largest = expected.max() ?? 0
        let shape = boardscan_sums_shape(
            height: Int32(height), width: Int32(width), channels: Int32(channels), pooled: pooled ? 1 : 0)
        for set in Self.sets {
            var values = [Float](repeating: 0, count: sums.count)
            var activations = [UInt8](repeating: 0, count: expected.count)
            let unit = boardscan_rectify(
                set, sums, shape, scales, 0.5, bias, &values, &activations, width / side * channels)
            #expect(abs(unit - largest / 127) < 1e-6)
            for (activation, value) in zip(activations, expected) {
                #expect(abs(Float(activation) - value / largest * 127) < 0.501)
            }
        }
    }

    @Test func noInkAtAllGivesZeros() {
        let shape = boardscan_sums_shape(height: 1, width: 1, channels: 16, pooled: 0)
        let sums = [Int32](repeating: -5, count: 16)
        let ones = [Float](repeating: 1, count: 16)
        let zeros = [Float](repeating: 0, count: 16)
        for set in Self.sets {
            var values = zeros
            var activations = [UInt8](repeating: 9, count: 16)
            #expect(boardscan_rectify(set, sums, shape, ones, 1, zeros, &values, &activations, 16) == 0)
            #expect(activations == [UInt8](repeating: 0, count: 16))
        }
    }

    @Test func unitValuesAreClampedAndRounded() {
        var target = [UInt8](repeating: 0, count: 6)
        boardscan_quantize_unit([-1, 0, 0.5, 1, 7, .nan], 6, &target)
        #expect(target == [0, 0, 64, 127, 127, 0])
    }

    @Test func sumsBecomeActivationsOfARange() {
        let (positions, channels) = (5, 32)
        let sums = (0..<positions * channels).map { Int32(($0 * 7919) % 20_001 - 10_000) }
        let factors = (0..<channels).map { 0.002 * Float($0 + 1) }
        let offsets = (0..<channels).map { Float($0) * 1.5 - 20 }
        let expected = sums.enumerated().map { index, sum -> Int in
            let value = Float(sum) * factors[index % channels] + offsets[index % channels]
            return Int(max(0, min(127, value)) + 0.5)
        }
        for set in Self.sets {
            var activations = [UInt8](repeating: 9, count: sums.count)
            boardscan_requantize(set, sums, Int32(positions), Int32(channels), factors, offsets, &activations)
            // Products may be rounded once or twice.
            #expect(zip(activations, expected).allSatisfy { abs(Int($0) - $1) <= 1 })
            #expect(zip(activations, expected).count { Int($0) != $1 } <= 1)
        }
    }

    @Test func coarseActivationsAreAddedToTwoFineOnes() {
        let (width, channels) = (5, 16)
        let fine = (0..<width * channels).map { UInt8(($0 * 31 + 5) % 128) }
        let coarse = (0..<3 * channels).map { UInt8(($0 * 17 + 3) % 128) }
        let expected = fine.indices.map { index -> Int in
            let (x, channel) = index.quotientAndRemainder(dividingBy: channels)
            let sum = Float(fine[index]) * 0.75 + Float(coarse[x / 2 * channels + channel]) * 0.5
            return Int(min(127, sum + 0.5))
        }
        for set in Self.sets {
            var activations = [UInt8](repeating: 9, count: fine.count)
            boardscan_add_units(set, fine, coarse, Int32(width), Int32(channels), 0.75, 0.5, &activations)
            #expect(activations.map(Int.init) == expected)
        }
    }
}
