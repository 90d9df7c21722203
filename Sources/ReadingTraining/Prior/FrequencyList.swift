import Glibc

/// Word and word-pair counts, one entry a line with the count last: `the 23135851162`, `aberdeen and 7347776`.
public enum FrequencyList {
    /// Reads a list; the counts are damped, so that the few commonest words don't fill the model.
    ///
    /// Lines of the list without a count count once (a plain list of words). A count is raised to `exponent`, 0…1.
    public static func parse(_ text: String, exponent: Double) -> [WeightedText] {
        text.split(whereSeparator: \.isNewline).compactMap { line in
            var fields = line.split(separator: " ")
            var count = 1.0
            if fields.count > 1, let last = fields.last, let number = Double(last), number.isFinite {
                count = number
                fields.removeLast()
            }
            guard !fields.isEmpty, count > 0 else { return nil }
            let entry = fields.joined(separator: " ").filter { $0 != "\u{FEFF}" }
            return WeightedText(entry, weight: Float(pow(count, exponent)), opening: .word)
        }
    }
}
