import Glibc
import GlyphTraining

/// Which pictures a battery has: for each kind of text and each condition some, of all fonts, heights and grounds in
/// turn.
public struct BatteryDesign: Sendable {
    /// What is printed.
    public enum Kind: String, CaseIterable, Sendable {
        /// A text of several lines, a word or a character alone, a column of short cells, a table of figures only, or
        /// names with a short figure each.
        case prose, code, figures, tables, lists, receipts, word, character, column, grid, scores
    }

    /// What has happened to the picture.
    public enum Condition: String, CaseIterable, Sendable {
        /// Nothing has happened, or a JPEG's compression, or the lens was out of focus, or a scanner was dirty and
        /// noisy.
        case clean, jpeg, blur, scan
    }

    /// What the text stands on.
    public enum Ground: String, CaseIterable, Sendable {
        /// White, a light colour, dark with light ink, white with bars of colour under some of the lines, or any colour
        /// with ink of any other that can be told from it.
        case white, coloured, inverted, bars, vivid
    }

    /// One picture, before it is made.
    public struct Item: Hashable, Sendable {
        /// What is printed.
        public var kind: Kind
        /// What happens to the picture.
        public var condition: Condition
        /// What the text stands on.
        public var ground: Ground
        /// Its place among the fonts.
        public var font: Int
        /// Of capitals, in pixels.
        public var height: Float
        /// Its number among those of its kind and condition, from 0.
        public var number: Int
        /// Its place in the battery.
        public var index: Int

        /// The name of its files, without an extension.
        public var name: String { "\(kind.rawValue)-\(condition.rawValue)-\(number)" }
    }

    /// What chance started from, and what the pictures are made with.
    public let seed: UInt64
    /// The pictures, kind after kind, within a kind condition after condition.
    public let items: [Item]

    private static let (least, greatest): (Float, Float) = (10, 120)

    /// Makes `count` pictures of each kind and condition, in so many fonts.
    public init(seed: UInt64, count: Int, fonts: Int) {
        self.seed = seed
        var random = SplitMix64(seed: seed, mixing: 0)
        var (items, deck): ([Item], [Int]) = ([], [])
        guard fonts > 0, count > 0 else {
            self.items = []
            return
        }
        for (row, kind) in Kind.allCases.enumerated() {
            for (column, condition) in Condition.allCases.enumerated() {
                let bands = (0..<count).shuffled(using: &random)
                for number in 0..<count {
                    if deck.isEmpty { deck = (0..<fonts).shuffled(using: &random) }
                    let share = (Float(bands[number]) + random.unit()) / Float(count)
                    items.append(
                        Item(
                            kind: kind, condition: condition,
                            ground: Ground.allCases[(number + row + column) % Ground.allCases.count],
                            font: deck.removeLast(),
                            height: (Self.least * pow(Self.greatest / Self.least, share)).rounded(), number: number,
                            index: items.count))
                }
            }
        }
        self.items = items
    }
}
