import DocumentModel
import FileAccess

/// Numbers as the formats write them: no exponent, no locale, no "nan".
enum Numbers {
    /// At most so many decimal places, without zeros at the end; 0 for what is no number.
    static func decimal(_ value: Double, places: Int) -> String {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = (value * factor).rounded()
        // Larger values are not exact in a double anyway.
        guard scaled.magnitude < 9e15 else { return "0" }
        let digits = String(Int(scaled.magnitude))
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var fraction = padded.suffix(places)
        while fraction.last == "0" { fraction.removeLast() }
        let whole = (scaled < 0 ? "-" : "") + padded.dropLast(places)
        return fraction.isEmpty ? whole : whole + "." + fraction
    }

    /// A probability brought to 0…1.
    static func probability(_ value: Double) -> Double { value >= 0 ? min(1, value) : 0 }

    /// A probability in per cent, 0…100.
    static func percent(_ value: Double) -> Double { probability(value) * 100 }

    /// A probability as a whole number, 0…100.
    static func wholePercent(_ value: Double) -> Int { Int(percent(value).rounded()) }
}

/// What a box of a real picture cannot exceed; beyond it sums could overflow.
enum CoordinateLimit {
    static let range = -1_000_000_000...1_000_000_000
}

extension Ink {
    /// Red, green and blue as six hexadecimal digits.
    var hexadecimal: String { HexadecimalDigits.encode([red, green, blue]) }
}
