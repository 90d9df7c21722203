/// The pixels of a picture without alpha samples that are transparent.
enum Transparency: Hashable {
    case paletteEntry(Int)
    case color(RGBImage.Color)
}

extension RGBImage {
    /// Makes all pixels of a colour white.
    mutating func whiten(_ color: Color) {
        pixels.withUnsafeMutableBufferPointer { pixels in
            for index in stride(from: 0, to: pixels.count - 2, by: 3)
            where pixels[index] == color.red && pixels[index + 1] == color.green && pixels[index + 2] == color.blue {
                for sample in index..<index + 3 { pixels[sample] = 255 }
            }
        }
    }
}
