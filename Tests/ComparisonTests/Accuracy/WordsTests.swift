import Testing

@testable import Comparison

@Suite struct WordsTests {
    @Test(
        arguments: [
            // The example of UAX #29, section 4.
            (
                "The quick (“brown”) fox can’t jump 32.3 feet, right?",
                ["The", "quick", "brown", "fox", "can’t", "jump", "32.3", "feet", "right"]
            ),
            ("foo(bar).baz_1 += a.b", ["foo", "bar", "baz_1", "a.b"]),
            ("1,000 a:b e.g. 3. don't 'x'", ["1,000", "a:b", "e.g", "3", "don't", "x"]),
            ("e\u{301}te\u{301} co\u{AD}op", ["e\u{301}te\u{301}", "co\u{AD}op"]),
            ("カタカナ と 漢字", ["カタカナ", "と", "漢", "字"]),
            ("צה\"ל ג' אב", ["צה\"ל", "ג'", "אב"]),
            ("🇩🇪🇫🇷 👩\u{200D}🔬 • → --", []),
            ("a\r\nb\u{0B}c", ["a", "b", "c"]),
            ("", []),
        ])
    func words(text: String, expected: [String]) {
        #expect(Words.words(in: text) == expected)
    }

    @Test func boundariesOfTheStandard() {
        func pieces(_ text: String) -> [String] {
            let scalars = Array(text.unicodeScalars)
            let cuts = Words.boundaries(in: scalars) + [scalars.count]
            return zip(cuts, cuts.dropFirst()).map { range in
                var view = String.UnicodeScalarView()
                view.append(contentsOf: scalars[range.0..<range.1])
                return String(view)
            }
        }
        #expect(pieces("a  b\r\n\u{308}c") == ["a", "  ", "b", "\r\n", "\u{308}", "c"])
        #expect(pieces("🇩🇪🇫🇷🇮") == ["🇩🇪", "🇫🇷", "🇮"])
        #expect(pieces("x\u{200D}❤") == ["x\u{200D}❤"])
        #expect(pieces("A.3 3.A 3.3") == ["A", ".", "3", " ", "3", ".", "A", " ", "3.3"])
    }

    @Test(
        arguments: [
            ("\u{1FF}", WordBreak.letter), ("\u{5D0}", .hebrewLetter), ("\u{30AB}", .katakana), ("\u{3042}", .other),
            ("\u{E01}", .other), ("\u{4E00}", .other), ("\u{660}", .numeric), ("\u{600}", .numeric),
            ("\u{301}", .extend), ("\u{903}", .extend), ("\u{1F3FD}", .extend), ("\u{AD}", .format),
            ("\u{200D}", .zeroWidthJoiner), ("\u{200B}", .other), ("\u{A0}", .other), ("\u{2003}", .segmentSpace),
            ("\u{203F}", .extendNumberLetter), ("\u{2019}", .midNumberLetter), ("\u{1F1E9}", .regionalIndicator),
        ] as [(Unicode.Scalar, WordBreak)])
    func wordBreak(scalar: Unicode.Scalar, expected: WordBreak) {
        #expect(WordBreak(scalar) == expected)
    }
}
