import FoundationEssentials

/// The words of a page of GNHK: notes written on paper, photographed by people on four continents (Lee, Chung & Lee
/// 2021, doi:10.1007/978-3-030-86337-1_27).
///
/// JSON on disk: a list of words, each with `text`, `quad` and `line`.
public struct GnhkPage: Sendable {
    /// A word: its text and where it stands.
    public struct Word: Hashable, Sendable, Decodable {
        /// What it says; ``illegible`` where nobody could read it.
        public var text: String
        /// Four corners in pixels of the photo, from the upper left clockwise as its writer sees it.
        public var quad: [SIMD2<Float>]
        /// The number of its line.
        public var line: Int

        private enum CodingKeys: String, CodingKey { case text, quad, line }

        /// - Throws: `DecodingError`, also for a quadrilateral that has not four corners.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let text = try values.decode(String.self, forKey: .text)
            let isIllegible = text.count > 1 && text.hasPrefix("%") && text.hasSuffix("%")
            self.text = isIllegible ? LabelledPicture.Line.illegible : text
            line = try values.decode(Int.self, forKey: .line)
            quad = try values.decode([[Float]].self, forKey: .quad).compactMap {
                $0.count == 2 ? SIMD2($0[0], $0[1]) : nil
            }
            guard quad.count == 4 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .quad, in: values, debugDescription: "a quadrilateral has not four corners")
            }
        }
    }

    /// In the order of the file.
    public var words: [Word]

    /// - Throws: `DecodingError`.
    public init(_ bytes: [UInt8]) throws { words = try JSONDecoder().decode([Word].self, from: Data(bytes)) }
}

extension TurnedBox {
    /// The rectangle that is nearest to a quadrilateral: its sides are the means of opposite ones.
    init(quad: [SIMD2<Float>]) {
        let along = (quad[1] - quad[0]) + (quad[2] - quad[3])
        let length = (along * along).sum().squareRoot()
        let way = length > 0 ? along / length : SIMD2(1, 0)
        let across = SIMD2(-way.y, way.x)
        let down = ((quad[3] - quad[0]) + (quad[2] - quad[1])) / 2
        self.init(
            centre: quad.reduce(SIMD2<Float>(), +) / 4, along: way, length: max(1, length / 2),
            height: max(1, abs((down * across).sum())))
    }
}
