/// Least number of insertions, deletions and substitutions between two sequences
/// (Levenshtein 1966; dynamic programming after Wagner & Fischer 1974, doi:10.1145/321796.321811).
///
/// Takes time in the product of the lengths and memory in the shorter one.
public func editDistance<Element: Equatable>(_ first: [Element], _ second: [Element]) -> Int {
    let (longer, shorter) = first.count >= second.count ? (first, second) : (second, first)
    guard !shorter.isEmpty else { return longer.count }
    var row = Array(0...shorter.count)
    for (i, element) in longer.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in shorter.enumerated() {
            let substitution = diagonal + (element == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substitution, min(row[j], row[j + 1]) + 1)
        }
    }
    return row[shorter.count]
}
