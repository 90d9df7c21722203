import Testing

@testable import Reading

@Suite struct BlockBracesTests {
    @Test func bracesAreCounted() {
        #expect(BlockBraces("if (a) {").opened == 1)
        #expect(BlockBraces("} else {").opened == 0)
        #expect(BlockBraces("}}").opened == -2)
        #expect(BlockBraces().opened == 0)
    }

    @Test func linesThatOnlyClose() {
        for line in ["}", "};", "});", "}]", "}}", "},"] { #expect(BlockBraces(line).closesOnly, "\(line)") }
        for line in ["", "{", "{}", ")", "]", "} else", "x }"] { #expect(!BlockBraces(line).closesOnly, "\(line)") }
    }
}
