import Boardscan
import Imaging

/// Pictures of a given size with about a given number of characters, drawn with plain strokes.
struct SampleBoard: Sendable {
    let megapixels: Double
    let characters: Int

    var name: String { "\(megapixels) MP, \(characters) characters" }

    /// Four wide and three high, with the characters in rows all over it.
    func image() -> RGBImage {
        let height = Int((megapixels * 1e6 * 3 / 4).squareRoot())
        let width = height * 4 / 3
        var image = RGBImage(width: width, height: height, fill: 235)
        let columns = max(1, Int((Double(characters) * 4 / 3 * 2).squareRoot()))
        let rows = max(1, (characters + columns - 1) / columns)
        let (cellWidth, cellHeight) = (Double(width) / Double(columns + 1), Double(height) / Double(rows + 1))
        let letterHeight = min(cellHeight * 0.5, cellWidth * 0.9, 120)
        for index in 0..<characters {
            let x = cellWidth * (Double(index % columns) + 0.5)
            let y = cellHeight * (Double(index / columns) + 0.5)
            // Every sixth place is a space.
            if index % 6 != 5 { Self.draw(index, x, y, letterHeight, on: &image) }
        }
        return image
    }

    /// E, H, N or T in turn.
    private static func draw(_ index: Int, _ x: Double, _ y: Double, _ size: Double, on image: inout RGBImage) {
        let ink = RGBImage.Color(red: 30, green: 40, blue: 60)
        let wide = size * 0.6
        let strokes: [[(Double, Double)]] = [
            [(0, 0), (0, 1), (0, 0), (1, 0), (0, 0.5), (0.8, 0.5), (0, 1), (1, 1)],
            [(0, 0), (0, 1), (1, 0), (1, 1), (0, 0.5), (1, 0.5)],
            [(0, 1), (0, 0), (0, 0), (1, 1), (1, 1), (1, 0)],
            [(0, 0), (1, 0), (0.5, 0), (0.5, 1)],
        ]
        let points = strokes[index % strokes.count]
        for segment in stride(from: 0, to: points.count, by: 2) {
            let (from, to) = (points[segment], points[segment + 1])
            image.drawLine(
                fromX: x + from.0 * wide, y: y + from.1 * size, toX: x + to.0 * wide, y: y + to.1 * size, with: ink,
                thickness: max(1, Int(size / 10)))
        }
    }
}
