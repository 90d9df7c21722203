import Comparison
import Dispatch
import GlyphClassifier
import Reading
import Synchronization

/// Finds the weights of the reading's score on pages whose text is known.
///
/// The error rate is a step function of the weights, so there is no gradient: one weight after the other is moved up or
/// down as long as that helps, with steps that shrink (coordinate search, Hooke & Jeeves 1961,
/// doi:10.1145/321062.321069).
public struct WeightTuner: Sendable {
    /// A group of pages that counts as one, whatever its size.
    public struct Group: Sendable {
        public var name: String
        public var share: Double
        public var pages: [SeenPage]

        public init(name: String, share: Double, pages: [SeenPage]) {
            self.name = name
            self.share = share
            self.pages = pages
        }
    }

    /// Pooled character error rates of a group.
    public struct GroupScore: Sendable {
        public var name: String
        public var share: Double
        public var asWritten: Double
        public var caseFolded: Double
    }

    let groups: [Group]
    let classifier: any GlyphClassifying
    let prior: LanguagePrior

    /// A weight that is searched, and its first step.
    struct Coordinate: @unchecked Sendable {
        let name: String
        let path: WritableKeyPath<ReadingWeights, Float>
        let step: Float
    }

    static let coordinates = [
        Coordinate(name: "characterBonus", path: \.characterBonus, step: 0.3),
        Coordinate(name: "spaceBonus", path: \.spaceBonus, step: 0.5),
        Coordinate(name: "prior", path: \.prior, step: 0.1),
        Coordinate(name: "rarity", path: \.rarity, step: 0.15),
        Coordinate(name: "pagePrior", path: \.pagePrior, step: 3),
        Coordinate(name: "unknownWord", path: \.unknownWord, step: 0.4),
        Coordinate(name: "letterCase", path: \.letterCase, step: 0.2),
        Coordinate(name: "glyphs", path: \.glyphs, step: 0.15),
        Coordinate(name: "choice", path: \.choice, step: 0.2),
        Coordinate(name: "choiceBonus", path: \.choiceBonus, step: 0.3),
        Coordinate(name: "pageGlyphs", path: \.pageGlyphs, step: 0.2),
    ]

    public init(groups: [Group], classifier: any GlyphClassifying, prior: LanguagePrior) {
        self.groups = groups
        self.classifier = classifier
        self.prior = prior
    }

    /// The weights there are, in the order in which they are tried.
    public static var names: [String] { coordinates.map(\.name) }

    /// `names` are the weights that are searched; `nil` for all.
    ///
    /// `report` is called after each weight with the best weights so far and their scores.
    public func tune(
        from start: ReadingWeights, rounds: Int, only names: Set<String>? = nil,
        report: (String, ReadingWeights, [GroupScore]) -> Void
    ) -> ReadingWeights {
        var best = start
        var scores = self.scores(best)
        report("start", best, scores)
        var scale: Float = 1
        for _ in 0..<rounds {
            for coordinate in Self.coordinates where names?.contains(coordinate.name) ?? true {
                for step in [coordinate.step * scale, -coordinate.step * scale] {
                    while true {
                        var trial = best
                        trial[keyPath: coordinate.path] += step
                        let trialScores = self.scores(trial)
                        guard Self.objective(trialScores) < Self.objective(scores) - 1e-7 else { break }
                        (best, scores) = (trial, trialScores)
                    }
                }
                report(coordinate.name, best, scores)
            }
            scale *= 0.6
        }
        return best
    }

    /// A wrong character counts three times as much as one in the wrong case, which `asWritten` alone counts.
    private static func objective(_ scores: [GroupScore]) -> Double {
        scores.reduce(0) { $0 + $1.share * (2 * $1.caseFolded + $1.asWritten) / 3 }
    }

    /// The error rates of all groups under some weights.
    public func scores(_ weights: ReadingWeights, usesPrior: Bool = true) -> [GroupScore] {
        Self.scores(
            groups, PageReader(classifier: classifier, prior: usesPrior ? prior : nil, weights: weights))
    }

    /// The error rates of all groups by some reader.
    public static func scores(_ groups: [Group], _ reader: PageReader) -> [GroupScore] {
        groups.map { group in
            let sums = Mutex((characters: 0, asWritten: 0, caseFolded: 0))
            DispatchQueue.concurrentPerform(iterations: group.pages.count) { index in
                let score = group.pages[index].score(reader)
                sums.withLock {
                    $0.characters += score.asWritten.characters
                    $0.asWritten += score.asWritten.edits
                    $0.caseFolded += score.caseFolded.edits
                }
            }
            let total = sums.withLock { $0 }
            let characters = Double(max(1, total.characters))
            return GroupScore(
                name: group.name, share: group.share, asWritten: Double(total.asWritten) / characters,
                caseFolded: Double(total.caseFolded) / characters)
        }
    }
}
