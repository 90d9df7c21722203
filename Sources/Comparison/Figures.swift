/// How figures are written for people.
enum Figures {
    /// As "0.123".
    static func rate(_ value: Double) -> String { fixed(value, 3) }

    /// As "+0.012" or "−0.012".
    static func difference(_ value: Double) -> String {
        let text = fixed(abs(value), 3)
        return value < 0 && text != "0.000" ? "−" + text : "+" + text
    }

    static func seconds(_ value: Double) -> String { fixed(value, 2) }

    /// Bytes in millions.
    static func megabytes(_ bytes: Int) -> String { String((bytes + 500_000) / 1_000_000) }

    static func percent(_ value: Double) -> String { fixed(value * 100, 0) + " %" }

    /// Rounded to a number of decimals; what is not finite becomes a dash.
    static func fixed(_ value: Double, _ decimals: Int) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "–" }
        var unit = 1
        for _ in 0..<decimals { unit *= 10 }
        let scaled = Int((abs(value) * Double(unit)).rounded())
        let sign = value < 0 && scaled != 0 ? "-" : ""
        guard decimals > 0 else { return sign + String(scaled) }
        let fraction = String(scaled % unit)
        return sign + String(scaled / unit) + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
    }
}
