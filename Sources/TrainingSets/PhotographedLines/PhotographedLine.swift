import Segmentation

/// A line of a photo as the reader cuts it, and what it says.
public struct PhotographedLine: Sendable {
    /// Its ink, level, and its primitives.
    public var line: TextLine
    /// What it says.
    public var text: String

    /// A line of which is known what it says.
    public init(line: TextLine, text: String) {
        (self.line, self.text) = (line, text)
    }

    /// `line` is as it was cut; `corners` are those of its mask on the picture, in pixels: top left as one reads it,
    /// top right, bottom right, bottom left.
    ///
    /// `reading` is what a reader took it for: where that agrees, places need to agree less.
    ///
    /// `nil` when it is not known what the line says: it has a part of a true one, or other ink besides.
    public init?(_ line: TextLine, corners: [SIMD2<Float>], reading: String? = nil, in picture: LabelledPicture) {
        guard let text = LineTruth(picture: picture).text(of: line, corners: corners, reading: reading) else {
            return nil
        }
        self.init(line: line, text: text)
    }

    /// `reading` is what a reader took it for; `texts` are those of its page, whose places nobody knows.
    ///
    /// `nil` when none of them is plainly the line's.
    public init?(_ line: TextLine, reading: String, among texts: [String]) {
        let matches = Set(texts).map { ReadingMatch(reading, $0) }.sorted { $0.distance < $1.distance }
        guard let best = matches.first, best.isLikely,
            matches.dropFirst().first.map({ $0.distance > best.distance + ReadingMatch.leastLead }) ?? true
        else { return nil }
        self.init(line: line, text: best.text)
    }
}
