import DocumentModel
import Glibc
import GlyphClassifier
import Imaging

/// A diagram over epochs within a picture: axes with figures, curves, a legend to the right.
struct PlotArea {
    private let frame: (x: Int, y: Int, width: Int, height: Int)
    private let epochs: Double
    private let values: ClosedRange<Double>

    private static let ink = RGBImage.Color(red: 40, green: 40, blue: 40)
    private static let grid = RGBImage.Color(red: 225, green: 225, blue: 225)
    private static let legendWidth = 210

    init(y: Int, height: Int, width: Int, epochs: Double, values: ClosedRange<Double>) {
        frame = (70, y + 30, width - 80 - Self.legendWidth, height - 70)
        self.epochs = epochs
        self.values = values
    }

    private func place(_ epoch: Double, _ value: Double) -> (x: Double, y: Double) {
        let share = (value - values.lowerBound) / (values.upperBound - values.lowerBound)
        return (
            Double(frame.x) + epoch / epochs * Double(frame.width),
            Double(frame.y) + (1 - min(1, max(0, share))) * Double(frame.height)
        )
    }

    /// Grid lines at round figures.
    func drawAxes(title: String, on picture: inout RGBImage) {
        guard frame.width > 1, frame.height > 1 else { return }
        let (left, right) = (Double(frame.x), Double(frame.x + frame.width))
        let (top, bottom) = (Double(frame.y), Double(frame.y + frame.height))
        for value in Self.ticks(values, about: 6) {
            let y = place(0, value).y
            picture.drawLine(fromX: left, y: y, toX: right, y: y, with: Self.grid)
            picture.drawPlotLabel(
                String(value, decimals: 2), x: frame.x - 8, baseline: Int(y) + 5, color: Self.ink, endsThere: true)
        }
        for epoch in Self.ticks(0...epochs, about: 10) {
            let x = place(epoch, 0).x
            picture.drawLine(fromX: x, y: top, toX: x, y: bottom, with: Self.grid)
            picture.drawPlotLabel(Self.figure(epoch), x: Int(x) - 4, baseline: Int(bottom) + 18, color: Self.ink)
        }
        picture.drawLine(fromX: left, y: top, toX: left, y: bottom, with: Self.ink)
        picture.drawLine(fromX: left, y: bottom, toX: right, y: bottom, with: Self.ink)
        picture.drawPlotLabel(title, x: frame.x, baseline: frame.y - 10, color: Self.ink)
        picture.drawPlotLabel("epoch", x: frame.x + frame.width + 10, baseline: Int(bottom) + 18, color: Self.ink)
    }

    func draw(
        _ points: [TrainingCurve.Point], _ value: KeyPath<TrainingCurve.Point, Double>, color: RGBImage.Color,
        thickness: Int, on picture: inout RGBImage
    ) {
        let places = points.filter { $0.epoch.isFinite && $0[keyPath: value].isFinite }
            .map { place($0.epoch, $0[keyPath: value]) }
        for (start, end) in zip(places, places.dropFirst()) {
            picture.drawLine(fromX: start.x, y: start.y, toX: end.x, y: end.y, with: color, thickness: thickness)
        }
        // A single validation is a dot.
        if places.count == 1, let only = places.first {
            picture.drawLine(fromX: only.x - 2, y: only.y, toX: only.x + 2, y: only.y, with: color, thickness: 5)
        }
    }

    func drawLegend(_ entries: [(text: String, color: RGBImage.Color)], on picture: inout RGBImage) {
        let left = frame.x + frame.width + 14
        for (row, entry) in entries.enumerated() {
            let y = frame.y + 10 + 20 * row
            picture.drawLine(
                fromX: Double(left), y: Double(y), toX: Double(left + 18), y: Double(y), with: entry.color, thickness: 3
            )
            picture.drawPlotLabel(entry.text, x: left + 26, baseline: y + 5, color: Self.ink)
        }
    }

    /// Multiples of 1, 2 or 5 times a power of ten.
    static func ticks(_ range: ClosedRange<Double>, about count: Double) -> [Double] {
        let rough = max((range.upperBound - range.lowerBound) / count, 1e-9)
        let power = pow(10, floor(log10(rough)))
        let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? rough
        return stride(from: (range.lowerBound / step).rounded(.up), through: range.upperBound / step, by: 1)
            .map { $0 * step }
    }

    private static func figure(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value, decimals: 1)
    }
}
