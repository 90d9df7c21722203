import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess

/// What was found of the texts that a board was asked for, over all its pages.
struct CheckAnswer {
    struct Finding: Codable {
        /// What was asked for.
        var wanted: String
        var isRegex: Bool
        /// What is there, or would be; for a pattern the text that fits.
        var text: String
        var confidence: Double
        /// Counted from 0.
        var page: Int
        var box: PixelBox?
    }

    let source: String?
    let mode: CheckMode
    let leastConfidence: Double
    private(set) var findings: [Finding] = []

    init(source: String?, mode: CheckMode, leastConfidence: Double) {
        self.source = source
        self.mode = mode
        self.leastConfidence = leastConfidence
    }

    mutating func add(_ finding: TextFinding, page: Int, text: String) { add(finding, page, text, isRegex: false) }

    mutating func add(_ finding: TextFinding, page: Int, regex: String) { add(finding, page, regex, isRegex: true) }

    /// Of several pages the surest counts.
    private mutating func add(_ finding: TextFinding, _ page: Int, _ wanted: String, isRegex: Bool) {
        let new = Finding(
            wanted: wanted, isRegex: isRegex, text: finding.text, confidence: finding.confidence, page: page,
            box: finding.box)
        guard let old = findings.firstIndex(where: { $0.wanted == wanted && $0.isRegex == isRegex }) else {
            findings.append(new)
            return
        }
        if new.confidence > findings[old].confidence { findings[old] = new }
    }

    /// How sure the answer yes is: the weakest of all texts, the strongest of any.
    var confidence: Double {
        let all = findings.map(\.confidence)
        return switch mode {
        case .all: all.min() ?? 0
        case .any: all.max() ?? 0
        case .none: 1 - (all.max() ?? 0)
        }
    }

    var isYes: Bool { confidence >= leastConfidence }

    /// A line for each text, then the answer.
    var text: String {
        let lines = findings.map { finding in
            var line = "\(Self.figure(finding.confidence))  \(finding.wanted)"
            if finding.isRegex && !finding.text.isEmpty { line += "  \"\(finding.text)\"" }
            if let box = finding.box, finding.confidence >= 0.5 {
                line += "  at \(box.x),\(box.y) \(box.width)×\(box.height)"
                if finding.page > 0 { line += " on page \(finding.page + 1)" }
            }
            return line + "\n"
        }
        return lines.joined() + "\(isYes ? "yes" : "no") (\(Self.figure(confidence)))\n"
    }

    private static func figure(_ value: Double) -> String { String(value, decimals: 2) }

    func json() throws -> [UInt8] {
        struct Record: Encodable {
            var schema = "boardscan-check"
            var version = 1
            /// U+FFFD stands for what is not UTF-8.
            var source: String?
            /// The path's bytes in hexadecimal digits, where they are not UTF-8.
            var pathBytes: String?
            var mode: CheckMode
            var answer: Bool
            var confidence: Double
            var findings: [Finding]
        }
        let bytes = source.map { FilePath($0).bytes } ?? []
        let record = Record(
            source: source == nil ? nil : String(decoding: bytes, as: UTF8.self),
            pathBytes: HexadecimalDigits.encodeUnlessText(bytes), mode: mode,
            answer: isYes, confidence: confidence, findings: findings)
        return try JSONText.bytes(of: record)
    }
}
