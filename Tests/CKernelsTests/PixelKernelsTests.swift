import CKernels
import Testing

/// The kernels against the formulas, value by value; widths that fill no vector.
@Suite struct PixelKernelsTests {
    static let widths = [1, 7, 64, 131]

    /// Bytes that look random.
    private func bytes(_ count: Int, seed: Int = 1, from least: Int = 0) -> [UInt8] {
        (0..<count).map { UInt8(least + ($0 * 7919 + seed * 104_729) / 13 % (256 - least)) }
    }

    @Test(arguments: widths, [0, 255] as [UInt8])
    func contrastIsTheGreaterOfLuminanceAndColour(width: Int, flip: UInt8) {
        let row = bytes(3 * width)
        let board = (0..<3).map { bytes(width, seed: $0, from: 1) }
        var contrast = [UInt8](repeating: 9, count: width)
        boardscan_contrast_row(row, flip, board[0], board[1], board[2], Int32(width), 166, &contrast)
        for x in 0..<width {
            let light = (0..<3).map { Int(row[3 * x + $0] ^ flip) }
            let ground = (0..<3).map { Int(board[$0][x]) }
            let least = (ground.max() ?? 0) / 2
            let darkest = (0..<3).map { max(0, ground[$0] - light[$0]) * 255 / max(least, ground[$0]) }.max() ?? 0
            func luminance(_ rgb: [Int]) -> Int { 77 * rgb[0] + 150 * rgb[1] + 29 * rgb[2] }
            let gray = max(0, luminance(ground) - luminance(light)) * 255 / luminance(ground)
            #expect(Int(contrast[x]) == max(gray, (darkest * 166) >> 8))
        }
    }

    @Test(arguments: widths) func sumsGrowByTheSamples(width: Int) {
        let row = bytes(width)
        var sums = (0..<width).map { UInt32($0) }
        boardscan_add_row(row, 255, Int32(width), &sums)
        #expect(sums == (0..<width).map { UInt32($0) + UInt32(255 - row[$0]) })
        var weighted = [Float](repeating: 1, count: width)
        boardscan_add_weighted_row(row, 0.25, Int32(width), &weighted)
        #expect(weighted == row.map { 1 + Float($0) * 0.25 })
    }

    @Test(arguments: widths) func wordsHoldRedGreenBlue(width: Int) {
        let words = (0..<width).map { UInt32(truncatingIfNeeded: $0 &* 2_654_435_761) }
        var pixels = [UInt8](repeating: 0, count: 3 * width)
        boardscan_unpack_words(words, Int32(width), &pixels)
        #expect(pixels == words.flatMap { word in [24, 16, 8].map { UInt8(truncatingIfNeeded: word >> $0) } })
    }

    @Test func cellsSpreadOverTheirPixels() {
        let cells: [UInt8] = [10, 20, 255]
        let first: [Int32] = [0, 0, 0, 1, 1, 2, 2]
        let weight: [Int32] = [0, 64, 192, 64, 192, 64, 192]
        var row = [UInt8](repeating: 0, count: 7)
        boardscan_spread_row(cells, 3, first, weight, 7, &row)
        #expect(row == [10, 13, 18, 79, 196, 255, 255])
    }

    @Test(arguments: widths) func rowsBlendAndAreNeverBlack(width: Int) {
        let (upper, lower) = (bytes(width), bytes(width, seed: 5))
        var row = [UInt8](repeating: 0, count: width)
        boardscan_blend_rows(upper, lower, 100, Int32(width), &row)
        for x in 0..<width {
            #expect(Int(row[x]) == max(1, (Int(upper[x]) * 156 + Int(lower[x]) * 100 + 128) >> 8))
        }
    }

    @Test(arguments: widths) func labelsFollowBothFloors(width: Int) {
        let contrast = bytes(width)
        let strength = (0..<width).map { Float($0 % 200) }
        let (sure, weak) = ((0..<width).map { Float(20 + $0 % 90) }, (0..<width).map { Float(10 + $0 % 40) })
        var labels = [UInt8](repeating: 9, count: width)
        boardscan_label_row(contrast, sure, weak, strength, 0.5, 0.36, Int32(width), &labels)
        for x in 0..<width {
            let value = Float(contrast[x])
            let isSure = value >= max(sure[x], 0.5 * strength[x])
            let isInk = value >= max(weak[x], 0.36 * strength[x])
            #expect(labels[x] == (isInk ? (isSure ? 1 : 2) : 0))
        }
    }

    @Test func tilesAreInterpolatedBetweenTheirCentres() {
        let values: [Float] = [0, 10, 40]
        var row = [Float](repeating: -1, count: 29)
        boardscan_interpolate_row(values, 3, 10, 29, &row)
        for x in 0..<29 {
            let position = min(2, max(0, (Float(x) + 0.5) / 10 - 0.5))
            let left = min(1, Int(position))
            let expected = values[left] + (values[left + 1] - values[left]) * (position - Float(left))
            #expect(abs(row[x] - expected) < 1e-4)
        }
    }

    /// A strip that leans, bends and leaves the picture: bilinear between the middles of pixels, by the definition.
    @Test func aStripFollowsItsCourse() {
        let (width, height) = (9, 7)
        let source = (0..<width * height * 3).map { UInt8(($0 * 37) % 251) }
        let (first, step): ([Float], [Float]) = ([-1.5, 0.4], [0.9, 0.2])
        let drops = (0..<14).map { 0.02 * Float(($0 - 6) * ($0 - 6)) }
        var row = [UInt8](repeating: 0, count: 14 * 3)
        boardscan_strip_row(source, Int32(width), Int32(height), first, step, drops, 14, &row)
        func sample(_ x: Int, _ y: Int, _ channel: Int) -> Float {
            Float(source[(max(0, min(height - 1, y)) * width + max(0, min(width - 1, x))) * 3 + channel])
        }
        for index in 0..<14 {
            let x = max(0, min(Float(width - 1), first[0] + step[0] * Float(index) - step[1] * drops[index]))
            let y = max(0, min(Float(height - 1), first[1] + step[1] * Float(index) + step[0] * drops[index]))
            let (column, line) = (Int(x), Int(y))
            let (right, low) = (x - Float(column), y - Float(line))
            for channel in 0..<3 {
                let upper = sample(column, line, channel) * (1 - right) + sample(column + 1, line, channel) * right
                let lower =
                    sample(column, line + 1, channel) * (1 - right) + sample(column + 1, line + 1, channel) * right
                #expect(abs(Float(row[index * 3 + channel]) - upper * (1 - low) - lower * low) <= 0.51)
            }
        }
    }

    @Test func dotProducts() {
        let vector = (0..<48).map { Float($0 % 7) - 2.5 }
        let others = (0..<48 * 5).map { Float($0 % 11) - 4 }
        var products = [Float](repeating: .nan, count: 5)
        boardscan_dot_products(vector, others, 48, 5, &products)
        for index in 0..<5 {
            let expected = zip(vector, others[index * 48..<(index + 1) * 48]).reduce(Float(0)) { $0 + $1.0 * $1.1 }
            #expect(abs(products[index] - expected) < 1e-3)
        }
    }

    @Test func aWarpedRowIsBilinear() {
        let (width, height) = (6, 4)
        let source = (0..<width * height * 3).map { UInt8($0 * 37 % 251) }
        let (first, step): ([Float], [Float]) = ([-0.3, 1.1, 1], [0.61, 0.13, 0.02])
        var row = [UInt8](repeating: 0, count: 14 * 3)
        boardscan_warp_row(source, Int32(width), Int32(height), first, step, 14, &row)
        for index in 0..<14 {
            let depth = first[2] + step[2] * Float(index)
            let x = min(Float(width - 1), max(0, (first[0] + step[0] * Float(index)) / depth - 0.5))
            let y = min(Float(height - 1), max(0, (first[1] + step[1] * Float(index)) / depth - 0.5))
            for channel in 0..<3 {
                func sample(_ column: Int, _ row: Int) -> Float {
                    Float(source[(min(row, height - 1) * width + min(column, width - 1)) * 3 + channel])
                }
                let (column, line) = (Int(x), Int(y))
                let (right, lower) = (x - Float(column), y - Float(line))
                let expected =
                    (sample(column, line) * (1 - right) + sample(column + 1, line) * right) * (1 - lower)
                    + (sample(column, line + 1) * (1 - right) + sample(column + 1, line + 1) * right) * lower
                #expect(abs(Float(row[index * 3 + channel]) - expected) <= 0.51)
            }
        }
        // A point at the horizon is no place at all, and takes the first pixel.
        boardscan_warp_row(source, Int32(width), Int32(height), [0, 0, 0], [0, 0, 0], 1, &row)
        #expect(Array(row[0..<3]) == Array(source[0..<3]))
    }
}
