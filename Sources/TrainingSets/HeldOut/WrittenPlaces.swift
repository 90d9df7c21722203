import DocumentModel
import Finding
import GlyphClassifier
import GlyphTraining
import Reading
import Segmentation

/// Where isolated characters begin and end in the lines they were written on, as the other characters of those lines
/// tell.
///
/// Nothing is taken from the labels: what a character's neighbours are, and so where their baseline is, is what the
/// network says of their pictures.
struct WrittenPlaces: Sendable {
    private struct Written: Sendable {
        let bounds: InkBounds
        /// Characters written in the same file, which all have the writer's one size.
        let file: Int
        /// The characters to the left and to the right on the same line.
        var neighbours: [Int]
    }

    private let characters: [Written]
    private let files: [[Int]]

    /// How many characters on each side tell a baseline.
    private static let reach = 8
    /// A character this many letter heights above or below the last few ones begins another line.
    private static let lineStep: Float = 1.1
    private static let lastFew = 6
    /// Only what is at least so tall, in x-heights, tells the writer's size.
    private static let leastHeight = 0.5

    init(_ samples: [PenSample]) {
        let bounds = samples.map(\.bounds)
        let byFile = Dictionary(grouping: samples.indices) { index in
            "\(samples[index].writer) \(samples[index].source) \(samples[index].file)"
        }
        files = byFile.sorted { $0.key < $1.key }.map { entry in
            entry.value.sorted { samples[$0].order < samples[$1].order }
        }
        var characters = [Written?](repeating: nil, count: samples.count)
        for (file, members) in files.enumerated() {
            for line in Self.lines(members, bounds: bounds) {
                for (place, index) in line.enumerated() {
                    let near = max(0, place - Self.reach)..<min(line.count, place + Self.reach + 1)
                    characters[index] = Written(
                        bounds: bounds[index], file: file, neighbours: line[near].filter { $0 != index })
                }
            }
        }
        self.characters = characters.compactMap(\.self)
    }

    /// Cuts a file's characters into lines: they are in the order in which they were written.
    private static func lines(_ members: [Int], bounds: [InkBounds]) -> [[Int]] {
        let heights = members.map { bounds[$0].height }.sorted()
        guard !heights.isEmpty else { return [] }
        let letter = heights[heights.count * 3 / 4]
        var lines: [[Int]] = []
        for index in members {
            let middle = lines.last?.suffix(lastFew).map { bounds[$0].center.y }.median
            if let middle, abs(bounds[index].center.y - middle) <= lineStep * letter {
                lines[lines.count - 1].append(index)
                continue
            }
            lines.append([index])
        }
        return lines
    }

    /// - Returns: for each sample its top and bottom in x-heights above the baseline that its neighbours stand on;
    ///   `nil` where it has none.
    func places(given named: NamedGlyphs) -> [GlyphPlace?] {
        let proportions = named.characters.map(GlyphProportions.init(of:))
        let expected = characters.indices.map { Expectation(named.probabilities(of: $0), proportions) }
        let xHeights = files.map { members in
            WeightedQuantile.median(
                of:
                    members.filter { expected[$0].height > Self.leastHeight }.map {
                        (Double(characters[$0].bounds.height) / expected[$0].height, expected[$0].certainty)
                    })
        }
        let baselines = characters.indices.map { index -> Double in
            let (bounds, expected) = (characters[index].bounds, expected[index])
            let middle =
                xHeights[characters[index].file].map { $0 * (expected.place.top + expected.place.bottom) / 2 } ?? 0
            return Double(bounds.center.y) + middle
        }
        return characters.map { character in
            guard let xHeight = xHeights[character.file], xHeight > 0,
                let baseline = WeightedQuantile.median(
                    of:
                        character.neighbours.map { (baselines[$0], expected[$0].certainty) })
            else { return nil }
            return GlyphPlace(
                top: (baseline - Double(character.bounds.minimum.y)) / xHeight,
                bottom: (baseline - Double(character.bounds.maximum.y)) / xHeight)
        }
    }

    /// Where a glyph is expected to begin and end, by what the network takes it for.
    private struct Expectation {
        var place = GlyphPlace(top: 0, bottom: 0)
        /// The sum of the squared probabilities: 1 when there is no doubt.
        var certainty = 0.0

        var height: Double { place.top - place.bottom }

        init(_ probabilities: ArraySlice<Float>, _ proportions: [GlyphProportions]) {
            for (probability, proportion) in zip(probabilities, proportions) {
                let share = Double(probability)
                place.top += share * proportion.top
                place.bottom += share * proportion.bottom
                certainty += share * share
            }
        }
    }
}
