/// How far a run over many inputs has come: what the progress bar and the summary say.
struct BatchProgress: Sendable {
    /// Inputs to read, those done before left out; `nil` while nobody knows how many will come.
    let total: Int?
    /// Inputs whose results were there before.
    var skipped = 0
    var done = 0
    var failed = 0
    /// Since the run began.
    var elapsed = Duration.zero

    init(total: Int?, skipped: Int = 0) {
        self.total = total
        self.skipped = skipped
    }

    /// Inputs a second.
    var rate: Double { elapsed > .zero ? Double(done) / (elapsed / .seconds(1)) : 0 }

    /// Such as `[======> ] 1234 of 10000, 8.1/s, 18:02 left, 3 failed` or `1234 done, 8.1/s, 3 failed`.
    var bar: String { bar(columns: .max) }

    /// The bar with as many of its parts as a line of a terminal has room for.
    func bar(columns: Int) -> String {
        let parts = barParts
        let texts = parts.indices.reversed().map { parts[...$0].joined(separator: ", ") }
        // The last column stays free: some terminals begin a line when it is written to.
        return texts.first { $0.count < columns } ?? String(texts.last?.prefix(max(0, columns - 1)) ?? "")
    }

    private var barParts: [String] {
        var parts = ["\(done) done"]
        if let total {
            let width = 20
            let filled = total > 0 ? min(width, done * width / total) : width
            let bar = String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled)
            parts = ["[\(bar)] \(done) of \(total)"]
        }
        if rate > 0 {
            parts.append("\(String(rate, decimals: 1))/s")
            if let total { parts.append("\(Self.clock(Double(max(0, total - done)) / rate)) left") }
        }
        if failed > 0 { parts.append("\(failed) failed") }
        return parts
    }

    /// Such as `10000 inputs: 9990 read, 10 failed, 0 done before, in 20:34`.
    var summary: String {
        var parts = ["\(done - failed) read"]
        if failed > 0 { parts.append("\(failed) failed") }
        if skipped > 0 { parts.append("\(skipped) done before") }
        return "\((total ?? done) + skipped) inputs: " + parts.joined(separator: ", ")
            + ", in \(Self.clock(elapsed / .seconds(1)))"
    }

    /// Minutes and seconds, with hours where needed.
    static func clock(_ seconds: Double) -> String {
        let whole = Int(min(seconds, 1e9).rounded())
        func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        let tail = "\(two(whole / 60 % 60)):\(two(whole % 60))"
        return whole < 3600 ? tail : "\(whole / 3600):\(tail)"
    }
}
