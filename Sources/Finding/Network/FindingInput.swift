import Glibc
import Imaging
import NetworkKernels

/// A picture as the finding network sees it: how far each colour is from the mean around it, relative to what is usual
/// there.
///
/// Local contrast normalisation (Jarrett et al. 2009, doi:10.1109/ICCV.2009.5459469) takes away light, shadow and the
/// board's colour; faint ink on a calm board looks like strong ink on a rough one.
public struct FindingInput: Sendable {
    /// Red, green and blue.
    public static let channels = 3
    public let width: Int
    public let height: Int
    /// Row by row from the top left, three values a pixel, 0…1; 0.5 is the mean around the pixel.
    public let values: [Float]

    /// Half the side, in pixels, of the square around a pixel over which its mean is taken.
    static let radius = 24
    /// Least standard deviation that is assumed, of 255: a blank wall has no writing in its grain.
    private static let leastDeviation: Float = 6
    /// Colours are clamped at this many standard deviations from the mean.
    private static let greatest: Float = 4

    /// Prepares a picture given as red, green and blue of each pixel, 0…255.
    public init(width: Int, height: Int, pixels: [UInt8], threads: Int = 1) {
        (self.width, self.height) = (width, height)
        guard width > 0, height > 0 else {
            values = []
            return
        }
        // Each band sums the rows above it anew: it is at least as high as the square.
        let bands = min(threads, (height + 2 * Self.radius) / (2 * Self.radius))
        let parts = ParallelMap.map(bands, threads: threads) { band in
            Self.normalized(
                pixels, width: width, height: height, rows: band * height / bands..<(band + 1) * height / bands)
        }
        var values = parts[0]
        values.reserveCapacity(width * height * Self.channels)
        for part in parts.dropFirst() { values += part }
        self.values = values
    }

    init(_ image: RGBImage, threads: Int = 1) {
        self.init(width: image.width, height: image.height, pixels: image.pixels, threads: threads)
    }

    /// The values of some rows.
    private static func normalized(_ pixels: [UInt8], width: Int, height: Int, rows band: Range<Int>) -> [Float] {
        var result = [Float](repeating: 0, count: width * band.count * channels)
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
                let first = (y - band.lowerBound) * width * channels
                result.withUnsafeMutableBufferPointer { result in
                    normalize(
                        row, sums, squares, rows: rows, width: width,
                        into: UnsafeMutableBufferPointer(
                            rebasing: result[first..<first + width * channels]))
                }
            }
        }
        return result
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
