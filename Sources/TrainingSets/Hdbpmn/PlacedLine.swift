/// Words that are read one after the other.
struct PlacedLine: Hashable, Sendable {
    /// In the order of reading.
    var words: [PlacedWord]
    /// About all its words.
    var box: TurnedBox
    /// Of a capital, in pixels.
    var letterHeight: Float

    var text: String { words.map(\.text).joined(separator: " ") }

    /// - Precondition: there is a word.
    init(_ words: [PlacedWord]) {
        let along = Self.direction(of: words)
        self.words = words
        letterHeight = Self.letterHeight(of: words)
        box = Self.box(around: words.flatMap(\.box.corners), along: along)
    }

    /// How far letters may be outside of their words' boxes, in heights of capitals.
    private static let greatestOverhang: Float = 0.25

    /// The smallest box about the line's ink that goes its way; no larger than its words' boxes but for a little.
    ///
    /// `ink` are pixels of it; the words' boxes count where it has little.
    func box(around ink: [SIMD2<Float>]) -> TurnedBox {
        let room = box.dilated(by: Self.greatestOverhang * letterHeight)
        let inside = ink.filter { point in
            let place = room.place(of: point)
            return abs(place.x) <= room.length / 2 && abs(place.y) <= room.height / 2
        }
        guard !inside.isEmpty else { return box }
        let tight = Self.box(around: inside, along: box.along)
        // Of faint writing the rest may not have been found.
        return 2 * tight.height < box.height || 2 * tight.length < box.length ? box : tight
    }

    /// The smallest box that goes some way and has all points in it.
    ///
    /// - Precondition: there is a point.
    static func box(around points: [SIMD2<Float>], along: SIMD2<Float>) -> TurnedBox {
        let across = SIMD2(-along.y, along.x)
        let places = points.map { SIMD2(($0 * along).sum(), ($0 * across).sum()) }
        let low = places.reduce(places[0]) { pointwiseMin($0, $1) }
        let high = places.reduce(places[0]) { pointwiseMax($0, $1) }
        let centre = (low + high) / 2
        return TurnedBox(
            centre: along * centre.x + across * centre.y, along: along, length: high.x - low.x, height: high.y - low.y)
    }

    /// The way that comes nearest to both ends of each word's middle.
    private static func direction(of words: [PlacedWord]) -> SIMD2<Float> {
        let mean = unit(words.reduce(SIMD2<Float>()) { $0 + $1.box.along * $1.box.length })
        let across = SIMD2(-mean.y, mean.x)
        let ends = words.flatMap { word in
            [-0.5, 0.5].map { word.middle + word.box.along * word.box.length * $0 }
        }
        let centre = ends.reduce(SIMD2<Float>(), +) / Float(ends.count)
        let products = ends.reduce(SIMD2<Float>()) { sum, end in
            let way = end - centre
            let place = SIMD2((way * mean).sum(), (way * across).sum())
            return sum + SIMD2(place.x * place.x, place.x * place.y)
        }
        return unit(mean + across * (products.y / max(1, products.x)))
    }

    private static func unit(_ vector: SIMD2<Float>) -> SIMD2<Float> {
        let length = (vector * vector).sum().squareRoot()
        return length > 0 ? vector / length : SIMD2(1, 0)
    }

    /// The median, each word counted by its characters.
    private static func letterHeight(of words: [PlacedWord]) -> Float {
        let sorted = words.sorted { $0.letterHeight < $1.letterHeight }
        var rest = words.map(\.text.count).reduce(0, +) / 2
        for word in sorted {
            rest -= word.text.count
            if rest < 0 { return word.letterHeight }
        }
        return sorted.last?.letterHeight ?? 0
    }
}
