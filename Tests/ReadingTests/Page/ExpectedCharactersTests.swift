import Testing

@testable import Reading

@Suite struct ExpectedCharactersTests {
    @Test func lettersOrFiguresAlone() {
        for charset in ["0123i", "É"] { #expect(ExpectedCharacters(Set(charset)).hasLetters) }
        for charset in ["0123456789", "+-=€"] { #expect(!ExpectedCharacters(Set(charset)).hasLetters) }
    }

    @Test func anythingMayBeThereWhenNothingIsKnown() {
        #expect(ExpectedCharacters().hasLetters)
        #expect(ExpectedCharacters(nil) == ExpectedCharacters())
    }
}
