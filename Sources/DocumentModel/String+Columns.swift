/// Figures in columns, as `printf` would set them: Foundation's own formatting would load Foundation and ICU at each
/// start.
extension String {
    /// Rounded to a number of decimals, 0…9; what is not finite becomes a dash.
    package init(_ value: Double, decimals: Int) {
        guard value.isFinite, abs(value) < 1e9 else {
            self = "–"
            return
        }
        var unit = 1
        for _ in 0..<decimals { unit *= 10 }
        let scaled = Int((abs(value) * Double(unit)).rounded())
        let sign = value < 0 && scaled != 0 ? "-" : ""
        let fraction = decimals > 0 ? "." + String(scaled % unit).paddedLeft(to: decimals, with: "0") : ""
        self = sign + String(scaled / unit) + fraction
    }

    /// With blanks at its end up to a width in characters; a longer text stays as it is.
    package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    /// With blanks, or other characters, at its start up to a width in characters; a longer text stays as it is.
    package func paddedLeft(to width: Int, with character: Character = " ") -> String {
        String(repeating: character, count: max(0, width - count)) + self
    }
}
