import Preprocessing

extension InkMask {
    /// Rows become columns; in squares small enough that both sides stay in the cache.
    func transposed() -> InkMask {
        let side = 32
        var result = InkMask(width: height, height: width)
        pixels.withUnsafeBufferPointer { source in
            result.pixels.withUnsafeMutableBufferPointer { target in
                for top in stride(from: 0, to: height, by: side) {
                    for left in stride(from: 0, to: width, by: side) {
                        for x in left..<min(width, left + side) {
                            for y in top..<min(height, top + side) {
                                target[x &* height &+ y] = source[y &* width &+ x]
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}
