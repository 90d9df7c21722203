import Testing

@testable import DocumentFormats

@Suite struct NumbersTests {
    @Test func decimals() {
        #expect(Numbers.decimal(0.12345, places: 3) == "0.123")
        #expect(Numbers.decimal(-0.0996, places: 3) == "-0.1")
        #expect(Numbers.decimal(-0.0001, places: 3) == "0")
        #expect(Numbers.decimal(1234.5, places: 0) == "1235")
        #expect(Numbers.decimal(1e-9, places: 2) == "0")
        #expect(Numbers.decimal(100, places: 2) == "100")
    }

    @Test func whatIsNoNumberIsNothing() {
        for value in [Double.nan, .infinity, -.infinity, 1e300] { #expect(Numbers.decimal(value, places: 2) == "0") }
        #expect(Numbers.wholePercent(.nan) == 0)
        #expect(Numbers.wholePercent(7) == 100)
        #expect(Numbers.wholePercent(-1) == 0)
        #expect(Numbers.wholePercent(0.996) == 100)
    }
}
