import DocumentModel
import Segmentation

/// Settles which lines stay where dark ink and light ink both look like writing: the gaps between light letters are dark
/// strokes, too.
struct PolarityCompetition {
    let filter: TextFilter

    /// Share of the smaller line's box that two lines have in common when they are rivals.
    private static let leastOverlap = 0.25
    /// Log-odds that lines of the other polarity need: hardly any page has them.
    private static let leastOdds: Float = 1

    /// Whether a line of the other polarity is surely enough writing.
    func isEligible(_ other: PageReader.Reading) -> Bool { filter.logOdds(other.text) >= Self.leastOdds }

    /// - Parameters:
    ///   - main: readings of the page's polarity, block by block.
    ///   - others: readings of the other one, all of them eligible.
    /// - Returns: the lines that stay, in no order; `main` when no other line does.
    func settle(_ main: [[PageReader.Reading]], against others: [PageReader.Reading]) -> [[PageReader.Reading]] {
        let all = main.joined()
        let winners = others.filter { other in
            all.allSatisfy { !areRivals($0, other) || filter.logOdds($0.text) < filter.logOdds(other.text) }
        }
        guard !winners.isEmpty else { return main }
        return [all.filter { reading in !winners.contains { areRivals(reading, $0) } }, winners]
    }

    private func areRivals(_ one: PageReader.Reading, _ other: PageReader.Reading) -> Bool {
        let (first, second) = (one.line.line.box, other.line.line.box)
        let common = first.intersection(second)
        return !common.isEmpty && Double(common.area) >= Self.leastOverlap * Double(min(first.area, second.area))
    }
}
