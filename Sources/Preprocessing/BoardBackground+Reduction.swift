import Imaging

extension BoardBackground {
    /// The mean of each `factor`×`factor` cell, per channel, rounded down; border cells may be smaller.
    ///
    /// If `inverting`, the photographic negative is reduced.
    static func reduce(_ image: RGBImage, by factor: Int, inverting: Bool = false) -> [Plane] {
        let reduced = image.reduced(by: factor, inverting: inverting)
        return (0..<3).map {
            Plane(width: reduced.width, height: reduced.height, interleaved: reduced.pixels, channel: $0)
        }
    }
}

extension Plane {
    /// One channel of three whose samples lie side by side.
    fileprivate init(width: Int, height: Int, interleaved: [UInt8], channel: Int) {
        let count = width * height
        let samples = interleaved.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
                for index in 0..<count { target[index] = source[index &* 3 &+ channel] }
                initialized = count
            }
        }
        self.init(width: width, height: height, samples: samples)
    }
}
