import Imaging

extension TrainingCurve {
    /// Draws the curve: loss over epochs in the upper half, accuracy in the lower; training thin and gray, validation
    /// thick in colour. Grid lines stand at whole powers of two of the loss and at each tenth of accuracy.
    public func plot(width: Int = 800, height: Int = 600) -> RGBImage {
        var picture = RGBImage(width: width, height: height)
        let end = max((training + validation).map(\.epoch).max() ?? 0, 1e-9)
        let losses = (training + validation).map(\.loss).filter(\.isFinite)
        let top = max(losses.max() ?? 1, 1e-9)
        let margin = 10
        let half = height / 2
        let upper = PlotFrame(x: margin, y: margin, width: width - 2 * margin, height: half - 2 * margin)
        let lower = PlotFrame(x: margin, y: half + margin, width: width - 2 * margin, height: half - 2 * margin)
        var line = 1.0 / 64
        while line < top {
            upper.draw([(0, line / top), (1, line / top)], Self.grid, thick: false, on: &picture)
            line *= 2
        }
        for tenth in 0...10 {
            lower.draw(
                [(0, Double(tenth) / 10), (1, Double(tenth) / 10)], Self.grid, thick: false, on: &picture)
        }
        for (points, color, thick) in [(training, Self.gray, false), (validation, Self.blue, true)] {
            upper.draw(points.map { ($0.epoch / end, $0.loss / top) }, color, thick: thick, on: &picture)
        }
        for (points, color, thick) in [(training, Self.gray, false), (validation, Self.green, true)] {
            lower.draw(points.map { ($0.epoch / end, $0.accuracy) }, color, thick: thick, on: &picture)
        }
        return picture
    }

    private static let grid: [UInt8] = [225, 225, 225]
    private static let gray: [UInt8] = [140, 140, 140]
    private static let blue: [UInt8] = [20, 80, 200]
    private static let green: [UInt8] = [10, 140, 60]
}

/// A rectangle of a picture that points between 0 and 1 are drawn into, the origin at its lower left.
private struct PlotFrame {
    let x, y, width, height: Int

    func draw(_ points: [(Double, Double)], _ color: [UInt8], thick: Bool, on picture: inout RGBImage) {
        guard width > 1, height > 1 else { return }
        let pixels = points.filter { $0.0.isFinite && $0.1.isFinite }.map { point in
            (
                x: x + Int(min(1, max(0, point.0)) * Double(width - 1)),
                y: y + height - 1 - Int(min(1, max(0, point.1)) * Double(height - 1))
            )
        }
        for (start, end) in zip(pixels, pixels.dropFirst()) {
            let steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
            for step in 0...steps {
                let column = start.x + (end.x - start.x) * step / steps
                let row = start.y + (end.y - start.y) * step / steps
                dot(column, row, color, on: &picture)
                if thick { dot(column, row + 1, color, on: &picture) }
            }
        }
    }

    private func dot(_ column: Int, _ row: Int, _ color: [UInt8], on picture: inout RGBImage) {
        guard (0..<picture.width).contains(column), (0..<picture.height).contains(row) else { return }
        for channel in 0..<3 { picture.pixels[(row * picture.width + column) * 3 + channel] = color[channel] }
    }
}
