/// The stretch of ink a UNIPEN segment covers, such as `0-3,5,7:12-9:3`.
///
/// A number names a pen component, counted from 0 in the file; `:12` a point within it. Ranges include both ends. A
/// missing point means the component's first or last one (Guyon et al. 1994, doi:10.1109/ICPR.1994.576870).
struct UnipenDelineation: Hashable, Sendable {
    struct Place: Hashable, Sendable {
        var component: Int
        var point: Int?
    }

    struct Span: Hashable, Sendable {
        var start: Place
        var end: Place
    }

    var spans: [Span]

    /// `nil` when the text does not follow the notation.
    init?(_ text: some StringProtocol) {
        spans = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            guard ends.count <= 2, let first = ends.first, let last = ends.last,
                let start = Self.place(first), var end = Self.place(last), end.component >= start.component
            else { return nil }
            if ends.count == 1 { end = Place(component: start.component, point: start.point) }
            spans.append(Span(start: start, end: end))
        }
    }

    private static func place(_ text: some StringProtocol) -> Place? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard let first = parts.first, let component = Int(first), component >= 0, parts.count <= 2 else { return nil }
        guard parts.count == 2 else { return Place(component: component) }
        guard let point = Int(parts[1]), point >= 0 else { return nil }
        return Place(component: component, point: point)
    }

    /// The pen-down strokes the delineation covers; `nil` when it names components the ink does not have.
    func strokes(of ink: UnipenInk) -> [[SIMD2<Float>]]? {
        var result: [[SIMD2<Float>]] = []
        for span in spans {
            guard span.end.component < ink.components.count else { return nil }
            for index in span.start.component...span.end.component {
                let component = ink.components[index]
                guard component.isDown else { continue }
                let first = index == span.start.component ? span.start.point ?? 0 : 0
                let last = index == span.end.component ? span.end.point ?? component.points.count - 1 : .max
                let end = min(last, component.points.count - 1)
                guard first <= end else { continue }
                let stroke = withoutRepeats(component.points[first...end])
                if !stroke.isEmpty { result.append(stroke) }
            }
        }
        return result
    }

    /// The pen rests: tablets repeat a point many times, which says nothing about shape.
    private func withoutRepeats(_ points: ArraySlice<SIMD2<Float>>) -> [SIMD2<Float>] {
        var result: [SIMD2<Float>] = []
        result.reserveCapacity(points.count)
        for point in points where result.last != point { result.append(point) }
        return result
    }
}
