/// Least number of edits between a sequence and any stretch of another (Sellers 1980, doi:10.1016/0196-6774(80)90016-4).
func infixDistance<Element: Equatable>(of sequence: [Element], in other: [Element]) -> Int {
    var row = [Int](repeating: 0, count: other.count + 1)
    for (i, element) in sequence.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, further) in other.enumerated() {
            let substitution = diagonal + (element == further ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(substitution, min(row[j], row[j + 1]) + 1)
        }
    }
    return row.min() ?? 0
}
