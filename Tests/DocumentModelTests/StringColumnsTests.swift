import Testing

@testable import DocumentModel

@Suite struct StringColumnsTests {
    @Test(arguments: [
        (0, 2, "0.00"), (1.005, 1, "1.0"), (-0.26, 1, "-0.3"), (-0.01, 1, "0.0"), (99.999, 2, "100.00"),
        (12.5, 0, "13"), (0.0512, 4, "0.0512"), (.nan, 2, "–"), (.infinity, 2, "–"), (1e300, 2, "–"),
    ])
    func figuresAreRounded(_ value: Double, _ decimals: Int, _ text: String) {
        #expect(String(value, decimals: decimals) == text)
    }

    @Test func textsArePadded() {
        #expect("ab".padded(to: 4) == "ab  ")
        #expect("abcde".padded(to: 4) == "abcde")
        #expect("ab".paddedLeft(to: 4) == "  ab")
        #expect("f00".paddedLeft(to: 8, with: "0") == "00000f00")
    }
}
