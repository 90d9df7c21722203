/// Kinds of ink in a smaller picture.
enum InkReduction {
    /// The share of a pixel that ink covers at least where the pixel is ink: a stroke of half a pixel's width just
    /// stays.
    private static let leastShare = 0.45

    /// - Parameters:
    ///   - kinds: ``LabelledPicture/InkKind`` of each pixel, row by row.
    ///   - size: width and height of their picture.
    ///   - target: those of the smaller one.
    /// - Returns: for each of its pixels the kind of the most ink that falls into it, or none where little does.
    static func reduce(_ kinds: [UInt8], size: SIMD2<Int>, to target: SIMD2<Int>) -> [UInt8] {
        guard size != target else { return kinds }
        var counts = [SIMD4<UInt16>](repeating: .zero, count: target.x * target.y)
        let columns = (0..<size.x).map { $0 * target.x / size.x }
        for y in 0..<size.y {
            let row = y * target.y / size.y * target.x
            for x in 0..<size.x { counts[row + columns[x]][Int(kinds[y * size.x + x] & 3)] += 1 }
        }
        return counts.map { count in
            let ink = count[1] + count[2] + count[3]
            guard ink > 0, Double(ink) >= leastShare * Double(ink + count[0]) else { return 0 }
            // Of as much of both, writing: it is what is sought.
            return count[1] >= max(count[2], count[3]) ? 1 : count[2] >= count[3] ? 2 : 3
        }
    }
}
