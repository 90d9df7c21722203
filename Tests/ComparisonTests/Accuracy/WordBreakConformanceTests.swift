import Foundation
import Testing

@testable import Comparison

private let conformanceTest = "/usr/share/unicode/auxiliary/WordBreakTest.txt"

/// Unicode's own test of word boundaries, where Debian's package unicode-data is installed.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: conformanceTest), "there is no unicode-data"))
struct WordBreakConformanceTests {
    /// A line such as `÷ 0041 × 0308 ÷ 0020 ÷`: code points between signs that say whether a word ends there.
    private struct Case {
        var scalars: [Unicode.Scalar] = []
        var boundaries: [Int] = []

        init(_ line: Substring) {
            for part in line.split(whereSeparator: \.isWhitespace) {
                switch part {
                case "÷": boundaries.append(scalars.count)
                case "×": break
                default: if let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) { scalars.append(scalar) }
                }
            }
        }
    }

    @Test func wordsEndWhereTheStandardSays() throws {
        let lines = try String(contentsOfFile: conformanceTest, encoding: .utf8).split(separator: "\n")
        let cases = lines.map { Case($0.prefix { $0 != "#" }) }.filter { !$0.scalars.isEmpty }
        #expect(cases.count > 1000)
        for example in cases {
            let found = Words.boundaries(in: example.scalars) + [example.scalars.count]
            let name = example.scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
            #expect(found == example.boundaries, "\(name)")
        }
    }
}
