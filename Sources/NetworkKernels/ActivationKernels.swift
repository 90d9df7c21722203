/// Bias, ReLU and pooling: the cheap passes between matrix products.
package enum ActivationKernels {
    /// Adds `bias` to each row and, when `rectify`, replaces negative values by zero.
    package static func addBias(
        _ bias: UnsafePointer<Float>, channels: Int, to values: UnsafeMutablePointer<Float>, rows: Int, rectify: Bool
    ) {
        // Negative infinity as the floor leaves everything as it is: one loop for both cases.
        let floor: Float = rectify ? 0 : -.infinity
        for row in 0..<rows {
            let line = values + row &* channels
            for channel in 0..<channels {
                let value = line[channel] + bias[channel]
                line[channel] = value > floor ? value : floor
            }
        }
    }

    /// max(0, x) in place.
    package static func rectify(_ values: UnsafeMutablePointer<Float>, count: Int) {
        for index in 0..<count {
            let value = values[index]
            values[index] = value > 0 ? value : 0
        }
    }

    /// The maximum of each 2×2 patch of `count` glyphs.
    ///
    /// `shape` is that of one input; the output has half its height and width, rounded down.
    package static func maxPool(
        _ source: UnsafePointer<Float>, shape: TensorShape, count: Int, into target: UnsafeMutablePointer<Float>
    ) {
        let channels = shape.channels
        let pitch = shape.width * channels
        var output = target
        for glyph in 0..<count {
            for y in 0..<shape.height / 2 {
                var patch = source + glyph * shape.count + 2 * y * pitch
                for _ in 0..<shape.width / 2 {
                    let below = patch + pitch
                    for channel in 0..<channels {
                        let top = max(patch[channel], patch[channels &+ channel])
                        let bottom = max(below[channel], below[channels &+ channel])
                        output[channel] = max(top, bottom)
                    }
                    patch += 2 * channels
                    output += channels
                }
            }
        }
    }
}
