/// Adds a coarse map to one of twice its size, each of its values to four.
package enum MapMerging {
    package static func added(
        _ coarse: [Float], _ coarseShape: TensorShape, to fine: [Float], _ shape: TensorShape
    ) -> [Float] {
        var result = fine
        result.withUnsafeMutableBufferPointer { result in
            coarse.withUnsafeBufferPointer { coarse in
                guard let result = result.baseAddress, let coarse = coarse.baseAddress else { return }
                add(coarse, coarseShape, to: result, shape)
            }
        }
        return result
    }

    package static func add(
        _ coarse: UnsafePointer<Float>, _ coarseShape: TensorShape, to fine: UnsafeMutablePointer<Float>,
        _ shape: TensorShape
    ) {
        let channels = shape.channels
        for y in 0..<shape.height {
            for x in 0..<shape.width {
                let source = coarse + ((y / 2) * coarseShape.width + x / 2) * channels
                let target = fine + (y * shape.width + x) * channels
                for channel in 0..<channels { target[channel] += source[channel] }
            }
        }
    }

    /// The transpose: sums each four values.
    package static func gather(
        _ fine: UnsafePointer<Float>, _ shape: TensorShape, into coarse: UnsafeMutablePointer<Float>,
        _ coarseShape: TensorShape
    ) {
        let channels = shape.channels
        coarse.update(repeating: 0, count: coarseShape.count)
        for y in 0..<shape.height {
            for x in 0..<shape.width {
                let target = coarse + ((y / 2) * coarseShape.width + x / 2) * channels
                let source = fine + (y * shape.width + x) * channels
                for channel in 0..<channels { target[channel] += source[channel] }
            }
        }
    }
}
