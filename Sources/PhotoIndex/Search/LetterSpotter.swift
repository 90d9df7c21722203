import DocumentModel

/// A text that is looked for, as its letters.
struct WantedLetters: Sendable {
    /// Folded scalars.
    private(set) var letters: [UInt32] = []
    /// What stands before each letter in the text.
    private(set) var borders: [WordBorder] = []

    init(_ text: String) {
        var border = WordBorder.start
        for scalar in text.unicodeScalars {
            if let letter = SearchFolding.fold(scalar) {
                if letter == "-" {
                    border = .either
                } else {
                    letters.append(letter.value)
                    borders.append(border)
                    border = .none
                }
            } else if scalar.properties.isWhitespace {
                border = .start
            }
        }
    }

    /// Its trigrams, each once, in their order.
    var trigrams: [String] {
        var seen: Set<String> = []
        return letters.indices.dropLast(2).map { letters[$0..<$0 + 3].asText }.filter { seen.insert($0).inserted }
    }

    /// The letters as one text.
    var text: String { letters[...].asText }
}

extension Collection<UInt32> {
    /// The text of scalars.
    var asText: String {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: compactMap { Unicode.Scalar($0) })
        return String(scalars)
    }
}

/// Looks for a text in the letters of a block, among the runners-up as well as in what was read.
///
/// The alignment of least cost of the wanted letters to any stretch of the block's (Sellers 1980,
/// doi:10.1016/0196-6774(80)90016-4), where a letter costs how much less probable it is than the best reading of the
/// same ink. A wanted letter may be missing, and a letter too many, each at a cost.
struct LetterSpotter {
    private let wanted: WantedLetters

    /// Cost of a wanted letter without ink, and of a letter that is not wanted, in nats: less than a wrong letter's, of
    /// which one can be made of the two.
    private static let gap: Float = 5
    /// Places that are given of a block.
    private static let mostPlaces = 8
    /// A place must cost less than this for each wanted letter, in nats: a third of its letters wrong.
    private static let mostLag: Float = 2.4

    init(_ wanted: WantedLetters) { self.wanted = wanted }

    /// A stretch of letters as the wanted text.
    struct Place {
        /// In the block's letters.
        var letters: Range<Int>
        /// In nats, for all of it.
        var cost: Float
        /// Wanted letters that were read so.
        var asRead: Int
        /// Word borders that do not fit.
        var strayBorders: Int
    }

    /// The best places, which do not overlap, best first.
    func places(in letters: [BlockLetters.Letter]) -> [Place] {
        let most = Self.mostLag * Float(wanted.letters.count)
        let places = ends(in: letters).enumerated().compactMap { last, cell -> Place? in
            guard cell.cost < most, cell.start <= last else { return nil }
            return Place(
                letters: Int(cell.start)..<last + 1, cost: cell.cost, asRead: Int(cell.asRead),
                strayBorders: Int(cell.strayBorders))
        }
        // Sorting is stable: of equals the first.
        return places.sorted { $0.cost < $1.cost }.reduce(into: []) { best, place in
            let isFree = !best.contains { $0.letters.overlaps(place.letters) }
            if isFree, best.count < Self.mostPlaces { best.append(place) }
        }
    }

    /// The best alignment of so many wanted letters that ends before a letter.
    private struct Cell {
        var cost: Float
        var start: Int32
        var asRead: Int16 = 0
        var strayBorders: Int16 = 0

        mutating func replace(by other: Cell, cost added: Float) {
            guard other.cost + added < cost else { return }
            self = other
            cost += added
        }
    }

    /// The best alignment of all wanted letters that ends at each letter.
    private func ends(in letters: [BlockLetters.Letter]) -> [Cell] {
        let (sought, borders) = (wanted.letters, wanted.borders)
        var column = (0...sought.count).map { Cell(cost: Self.gap * Float($0), start: 0) }
        var ends: [Cell] = []
        ends.reserveCapacity(letters.count)
        for (position, letter) in zip(Int32(0)..., letters) {
            // Nothing is gained by letters behind the last wanted one.
            let extra = min(Self.gap, letter.cost(of: IndexedCharacter.none))
            var before = Cell(cost: 0, start: position)
            column[0] = Cell(cost: 0, start: position + 1)
            for number in sought.indices {
                var best = before
                best.cost += letter.cost(of: sought[number])
                if letter.options.x == sought[number] { best.asRead &+= 1 }
                if number > 0, !letter.border.fits(borders[number]) { best.strayBorders &+= 1 }
                before = column[number + 1]
                if number + 1 < sought.count { best.replace(by: before, cost: extra) }
                best.replace(by: column[number], cost: Self.gap)
                column[number + 1] = best
            }
            ends.append(column[sought.count])
        }
        return ends
    }
}

extension MatchEvidence {
    /// The evidence of a place.
    init(_ place: LetterSpotter.Place, length: Int, in letters: [BlockLetters.Letter]) {
        let found = letters[place.letters]
        let count = Float(max(1, length))
        self.init(
            lag: place.cost / count, changed: 1 - Float(min(length, place.asRead)) / count,
            shapeDoubt: found.reduce(0) { $0 + $1.shapeDoubt } / Float(max(1, found.count)),
            wordDoubt: found.reduce(0) { $0 + $1.wordDoubt } / Float(max(1, found.count)),
            strayBorders: place.strayBorders, length: length,
            goesOnBefore: Self.goesOn(letters, across: place.letters.lowerBound),
            goesOnAfter: Self.goesOn(letters, across: place.letters.upperBound))
    }

    /// Whether a word goes on from the letter before a position to the one there.
    private static func goesOn(_ letters: [BlockLetters.Letter], across position: Int) -> Bool {
        guard position > 0, position < letters.count else { return false }
        let (left, right) = (letters[position - 1], letters[position])
        return left.word == right.word && left.isInWord && right.isInWord
    }
}
