import CKernels

/// A strip of a picture along a course, in pixels of the picture.
public struct StripCourse: Hashable, Sendable {
    /// The place of the strip's corner, the top left one as it is seen.
    public var origin: SIMD2<Double>
    /// From a pixel of the strip to the next one in its row.
    public var step: SIMD2<Double>
    /// By how many of the strip's pixels each column lies lower than a straight strip would have it.
    public var drops: [Float]

    /// A strip whose rows have the direction and distance of `step`, and whose columns stand at right angles to them.
    public init(origin: SIMD2<Double>, step: SIMD2<Double>, drops: [Float]) {
        (self.origin, self.step, self.drops) = (origin, step, drops)
    }
}

extension PhotoPyramid {
    /// The picture along a course, as many columns as it has drops, bilinear between pixels; beyond the picture's edges
    /// the nearest pixel.
    public func strip(_ course: StripCourse, height: Int) -> RGBImage {
        let width = course.drops.count
        var result = RGBImage(width: width, height: height)
        let length = (course.step * course.step).sum().squareRoot()
        guard width > 0, height > 0, length > 0, image.width > 0, image.height > 0 else { return result }
        let (source, reduction) = level(for: 1 / length)
        let step = course.step / reduction
        let down = SIMD2(-step.y, step.x)
        let start = course.origin / reduction + (step + down) / 2 - 0.5
        source.pixels.withUnsafeBufferPointer { pixels in
            result.pixels.withUnsafeMutableBufferPointer { target in
                guard let pixels = pixels.baseAddress, let target = target.baseAddress else { return }
                for y in 0..<height {
                    let first = start + down * Double(y)
                    boardscan_strip_row(
                        pixels, Int32(source.width), Int32(source.height),
                        [Float(first.x), Float(first.y)], [Float(step.x), Float(step.y)], course.drops, Int32(width),
                        target + y * width * 3)
                }
            }
        }
        return result
    }
}
