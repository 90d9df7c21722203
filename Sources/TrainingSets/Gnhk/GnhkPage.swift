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

    /// The quadrilaterals of every tenth word begin at another corner than the first letter's: they are turned, so that
    /// words are longer than high, and short words run as the others do.
    ///
    /// - Throws: `DecodingError`.
    public init(_ bytes: [UInt8]) throws {
        words = try JSONDecoder().decode([Word].self, from: Data(bytes))
        for index in words.indices where words[index].isHigh { words[index].turn(towards: [1, 0], starts: [1, 3]) }
        let usual = words.filter(\.isTelling).map(\.direction).reduce(SIMD2<Float>(), +)
        for index in words.indices where !words[index].isTelling {
            words[index].turn(towards: usual, starts: [0, 1, 2, 3])
        }
    }
}

extension GnhkPage.Word {
    /// Words of more letters are longer than high.
    private static let letters = 3
    /// Where a word's sides differ by less than this factor, nothing is plain.
    private static let plain: Float = 1.25

    private var isLegible: Bool { text.count >= Self.letters && text != LabelledPicture.Line.illegible }
    private var length: Float { ((quad[1] - quad[0]) + (quad[2] - quad[3])).length / 2 }
    private var height: Float { ((quad[3] - quad[0]) + (quad[2] - quad[1])).length / 2 }

    /// The way of reading, one long.
    fileprivate var direction: SIMD2<Float> {
        let way = (quad[1] - quad[0]) + (quad[2] - quad[3])
        return way / max(1, way.length)
    }

    /// Whether its sides tell which way it is read.
    fileprivate var isTelling: Bool {
        isLegible && length > Self.plain * height
    }

    /// Whether its corners begin elsewhere, since it is far higher than long.
    fileprivate var isHigh: Bool {
        isLegible && height > Self.plain * length
    }

    /// Lets its corners begin so that it is read along `way`, or nearest to that.
    ///
    /// `starts` are the numbers of the corners that may be the first.
    fileprivate mutating func turn(towards way: SIMD2<Float>, starts: [Int]) {
        let turned = starts.map { start in
            var word = self
            word.quad = (0..<4).map { quad[(start + $0) % 4] }
            return word
        }
        self = turned.max { ($0.direction * way).sum() < ($1.direction * way).sum() } ?? self
    }
}

extension TurnedBox {
    /// The rectangle that is nearest to a quadrilateral: its sides are the means of opposite ones.
    init(quad: [SIMD2<Float>]) {
        let along = (quad[1] - quad[0]) + (quad[2] - quad[3])
        let length = along.length
        let way = length > 0 ? along / length : SIMD2(1, 0)
        let across = SIMD2(-way.y, way.x)
        let down = ((quad[3] - quad[0]) + (quad[2] - quad[1])) / 2
        self.init(
            centre: quad.reduce(SIMD2<Float>(), +) / 4, along: way, length: max(1, length / 2),
            height: max(1, abs((down * across).sum())))
    }
}
