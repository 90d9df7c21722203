import GlyphTraining

/// Boards of nothing but digits.
public enum BoardTopic: String, Hashable, Sendable, Codable, CaseIterable {
    /// Readings of meters: five to eight digits, one or two on a line.
    case meters
    /// Scores: numbers of one to three digits, two to five on a line.
    case scores

    func section(using random: inout SplitMix64) -> BoardText.Section {
        let lines = (0..<Int.random(in: 4...7, using: &random)).map { _ in line(using: &random) }
        return BoardText.Section(title: number(digits: 1...4, using: &random), lines: lines)
    }

    private func line(using random: inout SplitMix64) -> String {
        let (numbers, digits) = self == .meters ? (1...2, 5...8) : (2...5, 1...3)
        return (0..<Int.random(in: numbers, using: &random)).map { _ in number(digits: digits, using: &random) }
            .joined(separator: " ")
    }

    private func number(digits: ClosedRange<Int>, using random: inout SplitMix64) -> String {
        (0..<Int.random(in: digits, using: &random)).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }
}
