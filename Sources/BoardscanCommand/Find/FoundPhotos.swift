import DocumentModel
import FileAccess
import PhotoIndex

/// The photos that hold what was looked for, best first.
struct FoundPhotos {
    struct Photo {
        let path: FilePath
        /// That it holds what was looked for: of all texts the weakest, of any the strongest.
        var confidence: Double
        /// By text, then the best first.
        var places: [Place]
    }

    struct Place {
        /// The number of the text, from 0.
        let text: Int
        let match: PhotoMatch
    }

    private(set) var photos: [Photo]
    /// Whether all was looked at.
    private(set) var isComplete = true

    /// Matches of a text that are kept; more than are looked at of any but expressions.
    static let mostMatches = 10_000

    /// Whether a text has more than blanks and hyphens.
    static func canBeFound(_ text: String) -> Bool { SearchFolding.fold(text).contains { $0 != "-" } }

    /// - Parameters:
    ///   - texts: what is looked for.
    ///   - anyWillDo: whether one of them is enough.
    ///   - find: looks for one.
    init(_ texts: [String], anyWillDo: Bool, _ find: (String) throws -> PhotoFindings) rethrows {
        var best: [FilePath: [Int: Double]] = [:]
        var places: [FilePath: [Place]] = [:]
        for (number, text) in texts.enumerated() {
            let findings = try find(text)
            isComplete = isComplete && findings.isComplete
            for match in findings.matches {
                places[match.photo, default: []].append(Place(text: number, match: match))
                let before = best[match.photo]?[number] ?? 0
                best[match.photo, default: [:]][number] = max(before, match.confidence)
            }
        }
        photos = places.compactMap { path, places in
            let confidences = best[path].map { Array($0.values) } ?? []
            guard anyWillDo || confidences.count == texts.count else { return nil }
            let confidence = (anyWillDo ? confidences.max() : confidences.min()) ?? 0
            return Photo(path: path, confidence: confidence, places: places)
        }
        photos.sort { first, second in
            first.confidence == second.confidence
                ? first.path.bytes.lexicographicallyPrecedes(second.path.bytes) : first.confidence > second.confidence
        }
    }

    /// Leaves the best.
    mutating func shorten(to count: Int) { photos.removeSubrange(min(count, photos.count)...) }
}
