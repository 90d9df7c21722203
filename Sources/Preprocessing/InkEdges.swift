/// The edges of a picture's ink: how wide they are, and how clearly they stand out from the board's grain.
public struct InkEdges: Hashable, Sendable {
    /// The height of the step at an edge over its slope where that is steepest, in pixels: 1 to 2 for a step between
    /// two pixels, about 2 for photos in focus, and blur makes it more.
    ///
    /// The median of all edges.
    public let width: Double
    /// The median height of the step in standard deviations of the board's noise, where that is quiet.
    public let prominence: Double

    /// How far from an edge its greatest and its least contrast are looked for, in pixels.
    private static let reach = 4
    /// About how many edges are measured at most.
    private static let mostEdges = 20_000
    /// Fewer edges than this say nothing.
    private static let leastEdges = 100
    /// Quantile of the noise in different places that stands for the board's: in louder places dense writing counts as
    /// noise.
    private static let quietShare = 0.1

    /// - Returns: `nil` when there is next to no ink.
    public init?(of image: PreprocessedImage) {
        self.init(of: image.mask, on: image.contrast)
    }

    init?(of mask: InkMask, on contrast: ContrastMap) {
        let edges = Self.edges(of: mask, on: contrast)
        guard edges.count >= Self.leastEdges else { return nil }
        let noise = BoardNoise(of: contrast).deviation.values
        width = Self.quantile(0.5, of: edges.map(\.width))
        prominence = Self.quantile(0.5, of: edges.map(\.height)) / Double(Self.quantile(Self.quietShare, of: noise))
    }

    private struct Edge {
        var width: Double
        var height: Double
    }

    /// The edges on some rows of a mask.
    private static func edges(of mask: InkMask, on contrast: ContrastMap) -> [Edge] {
        guard mask.width > 2 * reach, mask.height > 2 * reach else { return [] }
        let rowStride = max(1, rowSteps(of: mask) / mostEdges)
        return contrast.pixels.withUnsafeBufferPointer { pixels in
            stride(from: reach, to: mask.height - reach, by: rowStride).flatMap { y in
                (reach..<mask.width - reach).compactMap { x in
                    isEdge(mask, x, y) ? edge(pixels, y * mask.width + x, rowLength: mask.width) : nil
                }
            }
        }
    }

    /// How often rows go from ink to none and back: about as often as there are edges.
    private static func rowSteps(of mask: InkMask) -> Int {
        mask.pixels.withUnsafeBufferPointer { pixels in
            (1..<pixels.count).reduce(0) { $0 + Int(pixels[$1] ^ pixels[$1 - 1]) }
        }
    }

    /// Whether a pixel is ink and at least one of its four neighbours is not.
    private static func isEdge(_ mask: InkMask, _ x: Int, _ y: Int) -> Bool {
        mask[x, y] && !(mask[x - 1, y] && mask[x + 1, y] && mask[x, y - 1] && mask[x, y + 1])
    }

    /// Measures the edge at a place; all pixels within ``reach`` of it must be within the picture.
    private static func edge(_ pixels: UnsafeBufferPointer<UInt8>, _ place: Int, rowLength: Int) -> Edge? {
        var (least, most) = (UInt8.max, UInt8.min)
        for offset in -reach...reach {
            let (across, down) = (pixels[place + offset], pixels[place + offset * rowLength])
            least = min(least, across, down)
            most = max(most, across, down)
        }
        var steepest = 0
        for row in -1...1 {
            for column in -1...1 {
                let here = place + row * rowLength + column
                let across = Int(pixels[here + 1]) - Int(pixels[here - 1])
                let down = Int(pixels[here + rowLength]) - Int(pixels[here - rowLength])
                steepest = max(steepest, across * across + down * down)
            }
        }
        guard steepest > 0 else { return nil }
        let height = Double(most - least)
        // Slopes were taken over two pixels.
        return Edge(width: 2 * height / Double(steepest).squareRoot(), height: height)
    }

    private static func quantile<Value: Comparable>(_ share: Double, of values: [Value]) -> Value {
        values.sorted()[min(values.count - 1, Int(share * Double(values.count)))]
    }
}
