import Finding
import Preprocessing

/// Removes from a line what is too much fainter than its letters to have been written with them: bits of a ruled
/// sheet's lines, of what was wiped off, of what stands on the back.
struct FaintTraces {
    let contrast: ContrastMap

    /// A trace has less than this share of the contrast of the line's ink.
    private static let greatestShare = 0.25

    /// - Returns: the components that remain.
    func removingTraces(from components: [Component]) -> [Component] {
        let strengths = components.map(meanContrast)
        let weighted = zip(strengths, components).map { (value: $0, weight: Double($1.area)) }
        guard let usual = WeightedQuantile.median(of: weighted) else { return components }
        return zip(components, strengths).filter { $1 >= Self.greatestShare * usual }.map(\.0)
    }

    private func meanContrast(of component: Component) -> Double {
        var sum = 0
        for run in component.runs {
            let row = Int(run.y) * contrast.width
            for pixel in contrast.pixels[row + Int(run.start)..<row + Int(run.end)] { sum += Int(pixel) }
        }
        return Double(sum) / Double(max(1, component.area))
    }
}
