extension RGBImage {
    /// The luminance of each pixel with the weights of ITU-R BT.601, in 8-bit fixed point.
    public func gray() -> GrayImage {
        let count = width * height
        let samples = pixels.withUnsafeBufferPointer { source in
            [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                for index in 0..<count {
                    let from = index * 3
                    let sum = 77 * UInt32(source[from]) + 150 * UInt32(source[from + 1]) + 29 * UInt32(source[from + 2])
                    buffer[index] = UInt8(truncatingIfNeeded: (sum + 128) >> 8)
                }
                initialized = count
            }
        }
        return GrayImage(width: width, height: height, pixels: samples)
    }

    /// The luminance of one pixel, 0…255; `nil` outside the picture.
    public func luminance(x: Int, y: Int) -> Int? {
        guard 0..<width ~= x, 0..<height ~= y else { return nil }
        let from = (y * width + x) * 3
        return (77 * Int(pixels[from]) + 150 * Int(pixels[from + 1]) + 29 * Int(pixels[from + 2]) + 128) >> 8
    }

    /// The gray picture in three equal samples.
    public init(_ gray: GrayImage) {
        let pixels = [UInt8](unsafeUninitializedCapacity: gray.pixels.count * 3) { buffer, initialized in
            for (index, sample) in gray.pixels.enumerated() {
                buffer[index * 3] = sample
                buffer[index * 3 + 1] = sample
                buffer[index * 3 + 2] = sample
            }
            initialized = gray.pixels.count * 3
        }
        self.init(width: gray.width, height: gray.height, pixels: pixels)
    }
}
