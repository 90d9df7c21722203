import Preprocessing

/// Takes out circles around a character that touches them, as they number the steps of a list.
///
/// Seen from outside such a component is an ellipse, and so is an O; but it has ink deep inside that is as high as a small letter. A
/// square to be ticked (``TickBox``) may seem so as well, with a tick that goes beyond it.
struct CircledCharacters {
    let scale: PageScale

    /// Height in text heights, and width in heights.
    private static let heights = 1.05...3.0
    private static let aspects = 0.7...1.5
    /// What a component covers with its inside filled, in parts of the ellipse that fits its box: letters are squarer, or have bays.
    private static let fullness = 0.86...1.13
    /// How deep a circle reaches from outside, in stroke widths of the component.
    private static let thickness = 1.25
    /// What stands inside: its height and the distance of its middle from the circle's, in parts of the circle's sides, and its
    /// share of all ink. The crossing of an 8 is less.
    private static let leastHeight = 0.45
    private static let greatestOffset = 0.15
    private static let leastShare = 0.08

    /// The same components, of circled characters what stands inside.
    func removed(from components: [Component]) -> [Component] {
        let ticked = TickBox(scale: scale).indices(in: components)
        return components.enumerated().flatMap { index, component in
            guard mayBeCircle(component), !ticked.contains(index), let inside = inside(component) else {
                return [component]
            }
            return inside
        }
    }

    private func mayBeCircle(_ component: Component) -> Bool {
        let box = component.box
        return Self.heights.contains(Double(box.height) / scale.textHeight)
            && Self.aspects.contains(Double(box.width) / Double(box.height))
    }

    /// What stands in a circle; `nil` if it is none.
    private func inside(_ component: Component) -> [Component]? {
        let ink = InkMask(component)
        let filled = filled(ink)
        let ellipse = Double.pi / 4 * Double(ink.width * ink.height)
        guard Self.fullness.contains(Double(filled.count { $0 > 0 }) / ellipse) else { return nil }
        let depths = InkDepth.distances(in: filled, width: ink.width, height: ink.height)
        let deepest = Float(Self.thickness * component.strokeWidth)
        let inner = InkMask(
            width: ink.width, height: ink.height,
            pixels: zip(ink.pixels, depths).map { $0 != 0 && $1 > deepest ? 1 : 0 })
        let parts = ConnectedComponents.label(inner, leastArea: PageScale.leastArea)
        guard let largest = parts.max(by: { $0.area < $1.area }), isCharacter(largest, in: component) else {
            return nil
        }
        return parts.map { $0.moved(byX: component.box.x, y: component.box.y) }
    }

    private func isCharacter(_ part: Component, in circle: Component) -> Bool {
        let (width, height) = (Double(circle.box.width), Double(circle.box.height))
        return Double(part.box.height) >= Self.leastHeight * height
            && Double(part.area) >= Self.leastShare * Double(circle.area)
            && abs(part.box.midX - width / 2) <= Self.greatestOffset * width
            && abs(part.box.midY - height / 2) <= Self.greatestOffset * height
    }

    /// The component with all that it surrounds, `width * height` samples from the top left, 1 or 0.
    private func filled(_ ink: InkMask) -> [Float] {
        // A row and a column of board all round hang together outside.
        var framed = InkMask(width: ink.width + 2, height: ink.height + 2)
        for y in 0..<ink.height { for x in 0..<ink.width { framed[x + 1, y + 1] = ink[x, y] } }
        let regions = BoardRegions(of: framed)
        var filled = [Float](repeating: 1, count: ink.width * ink.height)
        for y in 0..<ink.height {
            for run in regions.runs[regions[y + 1]] where run.region == 0 {
                let columns = (Int(run.start)..<Int(run.end)).clamped(to: 1..<ink.width + 1)
                for x in columns { filled[y * ink.width + x - 1] = 0 }
            }
        }
        return filled
    }
}
