/// How far a line's places go up and down beside what is usual around them: little for a rule, more for joined-up writing.
enum Roughness {
    /// The mean distance of places, one a column, from the mean of those up to half a text height before and after; in their unit.
    static func mean(of places: [Double], scale: PageScale) -> Double {
        let reach = max(2, Int(scale.textHeight / 2))
        let sums = places.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
        let total = places.indices.reduce(0.0) { total, index in
            let around = max(0, index - reach)..<min(places.count, index + reach + 1)
            let mean = (sums[around.upperBound] - sums[around.lowerBound]) / Double(around.count)
            return total + abs(places[index] - mean)
        }
        return total / Double(max(1, places.count))
    }
}
