import Glibc
import Imaging
import NetworkKernels

/// A picture as the finding network sees it: how far each colour is from the mean around it, relative to what is usual
/// there.
///
/// Local contrast normalisation (Jarrett et al. 2009, doi:10.1109/ICCV.2009.5459469) takes away light, shadow and the
/// board's colour; faint ink on a calm board looks like strong ink on a rough one.
public struct FindingInput: MapInput, Sendable {
    /// Red, green and blue.
    public static let channels = 3
    public let width: Int
    public let height: Int
    /// Red, green and blue of each pixel, 0…255.
    private let pixels: [UInt8]

    public var channels: Int { Self.channels }
    /// Row by row from the top left, three values a pixel, 0…1; 0.5 is the mean around the pixel.
    ///
    /// They are worked out each time.
    public var values: [Float] { allValues() }

    /// Half the side, in pixels, of the square around a pixel over which its mean is taken.
    static let radius = 24
    /// Least standard deviation that is assumed, of 255: a blank wall has no writing in its grain.
    private static let leastDeviation: Float = 6
    /// Colours are clamped at this many standard deviations from the mean.
    private static let greatest: Float = 4

    /// Prepares a picture given as red, green and blue of each pixel, 0…255.
    ///
    /// - Precondition: there are `width * height * 3` of them.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(width <= 0 || height <= 0 || pixels.count == width * height * Self.channels)
        (self.width, self.height, self.pixels) = (width, height, pixels)
    }

    init(_ image: RGBImage) { self.init(width: image.width, height: image.height, pixels: image.pixels) }

    public func forEachRow(threads: Int, _ body: @Sendable (Int, UnsafeBufferPointer<Float>) -> Void) {
        guard width > 0, height > 0 else { return }
        // Each band sums the rows above it anew: it is at least as high as the square.
        let bands = min(max(1, threads), (height + 2 * Self.radius) / (2 * Self.radius))
        ParallelMap.forEach(bands, threads: threads) { band in
            forEachRow(in: band * height / bands..<(band + 1) * height / bands, body)
        }
    }

    private func forEachRow(in band: Range<Int>, _ body: (Int, UnsafeBufferPointer<Float>) -> Void) {
        let (channels, radius) = (Self.channels, Self.radius)
        var values = [Float](repeating: 0, count: width * channels)
        // Column sums of the rows in reach: of each colour, and of the squares of all three.
        var sums = [Int32](repeating: 0, count: width * channels)
        var squares = [Int32](repeating: 0, count: width)
        var rows = 0
        pixels.withUnsafeBufferPointer { pixels in
            func add(_ y: Int, _ sign: Int32) {
                let row = y * width * channels
                for index in 0..<width * channels { sums[index] &+= sign &* Int32(pixels[row &+ index]) }
                for x in 0..<width {
                    let place = row &+ x &* channels
                    let (r, g, b) = (Int32(pixels[place]), Int32(pixels[place &+ 1]), Int32(pixels[place &+ 2]))
                    squares[x] &+= sign &* (r &* r &+ g &* g &+ b &* b)
                }
                rows += Int(sign)
            }
            for y in max(0, band.lowerBound - radius)..<min(height, band.lowerBound + radius) { add(y, 1) }
            for y in band {
                if y + radius < height { add(y + radius, 1) }
                if y > band.lowerBound, y - radius - 1 >= 0 { add(y - radius - 1, -1) }
                let row = UnsafeBufferPointer(rebasing: pixels[y * width * channels..<(y + 1) * width * channels])
                values.withUnsafeMutableBufferPointer { values in
                    Self.normalize(row, sums, squares, rows: rows, width: width, into: values)
                    body(y, UnsafeBufferPointer(values))
                }
            }
        }
    }

    private static func normalize(
        _ row: UnsafeBufferPointer<UInt8>, _ sums: [Int32], _ squares: [Int32], rows: Int, width: Int,
        into target: UnsafeMutableBufferPointer<Float>
    ) {
        sums.withUnsafeBufferPointer { sums in
            squares.withUnsafeBufferPointer { squares in
                var (red, green, blue, square) = (Int64(0), Int64(0), Int64(0), Int64(0))
                var columns = 0
                func add(_ x: Int, _ sign: Int64) {
                    red &+= sign &* Int64(sums[x &* 3])
                    green &+= sign &* Int64(sums[x &* 3 &+ 1])
                    blue &+= sign &* Int64(sums[x &* 3 &+ 2])
                    square &+= sign &* Int64(squares[x])
                    columns &+= Int(sign)
                }
                for x in 0..<min(width, radius) { add(x, 1) }
                for x in 0..<width {
                    if x + radius < width { add(x + radius, 1) }
                    if x - radius - 1 >= 0 { add(x - radius - 1, -1) }
                    let share = 1 / Float(columns * rows)
                    let (r, g, b) = (Float(red) * share, Float(green) * share, Float(blue) * share)
                    let variance = max(0, Float(square) * share - r * r - g * g - b * b) / 3
                    let scale = 1 / (2 * greatest * max(leastDeviation, variance.squareRoot()))
                    target[x &* 3] = clamp((Float(row[x &* 3]) - r) * scale)
                    target[x &* 3 &+ 1] = clamp((Float(row[x &* 3 &+ 1]) - g) * scale)
                    target[x &* 3 &+ 2] = clamp((Float(row[x &* 3 &+ 2]) - b) * scale)
                }
            }
        }
    }

    private static func clamp(_ value: Float) -> Float { max(0, min(1, value + 0.5)) }
}
