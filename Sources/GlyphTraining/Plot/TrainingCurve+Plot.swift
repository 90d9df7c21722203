import DocumentModel
import GlyphClassifier
import Imaging

extension TrainingCurve {
    /// Draws loss over epochs in the upper half and accuracy in the lower: training thin and gray, each validation set
    /// thick in a colour of its own, named in the legend with its last value.
    public func plot(width: Int = 960, height: Int = 800) -> RGBImage {
        var picture = RGBImage(width: width, height: height)
        let all = training + validation.values.joined()
        let epochs = max(all.map(\.epoch).max() ?? 1, 1e-9)
        // The first reports come from a network that knows nothing: they would flatten all the rest.
        let settled = all.filter { $0.epoch > 0.1 * epochs && $0.loss.isFinite && $0.loss < 1e6 }
        let top = max(settled.map(\.loss).max() ?? 1, 1e-3)
        let bottom = min(settled.map(\.accuracy).min() ?? 0, 0.95)
        let half = height / 2
        let areas = [
            PlotArea(y: 0, height: half, width: width, epochs: epochs, values: 0...(1.05 * top)),
            PlotArea(
                y: half, height: height - half, width: width, epochs: epochs,
                values: (max(0, bottom - 0.02)...1)),
        ]
        for (area, (title, value)) in zip(areas, [("loss", \Point.loss), ("accuracy", \Point.accuracy)]) {
            area.drawAxes(title: title, on: &picture)
            area.draw(training, value, color: Self.gray, thickness: 1, on: &picture)
            for (index, name) in validation.keys.sorted().enumerated() {
                let color = Self.colors[index % Self.colors.count]
                area.draw(validation[name] ?? [], value, color: color, thickness: 3, on: &picture)
            }
            area.drawLegend(legend(value), on: &picture)
        }
        return picture
    }

    private func legend(_ value: KeyPath<Point, Double>) -> [(text: String, color: RGBImage.Color)] {
        func entry(_ name: String, _ points: [Point], _ color: RGBImage.Color) -> (String, RGBImage.Color) {
            (name + (points.last.map { " " + String($0[keyPath: value], decimals: 3) } ?? ""), color)
        }
        return [entry("training", training, Self.gray)]
            + validation.keys.sorted().enumerated().map { index, name in
                entry(name, validation[name] ?? [], Self.colors[index % Self.colors.count])
            }
    }

    private static let gray = RGBImage.Color(red: 130, green: 130, blue: 130)
    /// Told apart by people who see colours differently, too (Okabe & Ito 2008).
    private static let colors: [RGBImage.Color] = [
        .init(red: 0, green: 114, blue: 178), .init(red: 213, green: 94, blue: 0), .init(red: 0, green: 158, blue: 115),
        .init(red: 204, green: 121, blue: 167), .init(red: 180, green: 130, blue: 0),
        .init(red: 70, green: 150, blue: 220), .init(red: 0, green: 0, blue: 0),
    ]
}
