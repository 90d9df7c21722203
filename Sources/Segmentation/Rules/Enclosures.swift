/// Finds circles and boxes drawn around text: round a number, a heading, a result.
enum Enclosures {
    /// Least height in text heights.
    private static let leastHeight = 1.15
    /// Share of its box an enclosure's ink covers at most.
    private static let greatestDensity = 0.3
    /// What stands inside is at least this high in parts of the enclosure, and has this share of its ink.
    private static let leastInnerHeight = 0.28
    private static let leastInnerInk = 0.12
    /// And this high in text heights: a letter, not a piece of the broken letter around it.
    private static let leastInnerText = 0.5

    /// - Returns: indices of components that surround others.
    static func indices(in components: [Component], scale: PageScale) -> Set<Int> {
        let hollow = components.indices.filter { index in
            let component = components[index]
            return Double(component.box.height) >= leastHeight * scale.textHeight
                && Double(component.area) < greatestDensity * Double(component.box.area)
        }
        guard !hollow.isEmpty else { return [] }
        let contained = ContainedComponents(components)
        return Set(
            hollow.filter { index in
                let outer = components[index]
                return contained.within(outer.box).contains { isWriting($0, in: outer, scale: scale) }
            })
    }

    private static func isWriting(_ inner: Component, in outer: Component, scale: PageScale) -> Bool {
        Double(inner.box.height) >= leastInnerHeight * Double(outer.box.height)
            && Double(inner.box.height) >= leastInnerText * scale.textHeight
            && Double(inner.area) >= leastInnerInk * Double(outer.area)
    }
}
