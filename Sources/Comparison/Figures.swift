import DocumentModel

/// How figures are written for people.
enum Figures {
    /// As "0.123".
    static func rate(_ value: Double) -> String { String(value, decimals: 3) }

    /// As "+0.012" or "−0.012".
    static func difference(_ value: Double) -> String {
        let text = String(abs(value), decimals: 3)
        return value < 0 && text != "0.000" ? "−" + text : "+" + text
    }

    static func seconds(_ value: Double) -> String { String(value, decimals: 2) }

    /// Bytes in millions.
    static func megabytes(_ bytes: Int) -> String { String((bytes + 500_000) / 1_000_000) }

    static func percent(_ value: Double) -> String { String(value * 100, decimals: 0) + " %" }
}
