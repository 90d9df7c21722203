import Testing

@testable import GlyphClassifier

@Suite struct CharacterTableTests {
    @Test func eachVersionBeginsTheNext() {
        let all = CharacterTable.characters
        #expect(Set(all).count == all.count && all == CharacterSet.board.characters)
        #expect(CharacterTable.version(of: all) == 2)
        #expect(CharacterTable.version(of: CharacterTable.first) == 1 && CharacterTable.first.count == 109)
        #expect(CharacterTable.version(of: Array("0123456789")) == nil)
        #expect(CharacterTable.version(of: all.reversed()) == nil)
        #expect(CharacterTable.name(of: CharacterTable.first) == "table 1 of 2")
        #expect(CharacterTable.name(of: ["7"]) == "a table of its own")
    }

    /// What is read is written in NFC, since each class is.
    @Test(arguments: CharacterTable.characters) func charactersAreComposed(character: Character) {
        #expect(character.unicodeScalars.count == 1)
        #expect(CharacterForms.composed(String(character)).unicodeScalars.elementsEqual(character.unicodeScalars))
    }

    @Test func marksAndTheirLetters() throws {
        #expect(CharacterForms.composed("e\u{301}").unicodeScalars.count == 1)
        let found =
            [("é", "e", .acute), ("Ő", "O", .doubleAcute), ("ş", "s", .cedilla), ("ș", "s", .comma)]
            as [(Character, Character, CharacterForms.Mark)]
        for (character, base, mark) in found + [("ł", "l", .bar), ("ø", "o", .slash), ("ť", "t", .apostrophe)] {
            let parts = try #require(CharacterForms.parts(of: character))
            #expect(parts.base == base && parts.mark == mark, "\(character)")
        }
        for character in "eßæıþ7→" { #expect(CharacterForms.parts(of: character) == nil) }
        // All but a few letters are put together of others in the table.
        let single = CharacterTable.latin.filter { CharacterForms.parts(of: $0) == nil }
        #expect(single == Array("ÆÞßæðþıŒœ"))
    }

    @Test func otherCases() {
        #expect(CharacterForms.otherCase(of: "é") == "É" && CharacterForms.otherCase(of: "Ł") == "ł")
        #expect(CharacterForms.otherCase(of: "ß") == nil && CharacterForms.otherCase(of: "7") == nil)
        #expect(CharacterForms.otherCase(of: "ı") == "I" && CharacterForms.otherCase(of: "İ") == "i")
    }

    @Test func lookAlikesAreInTheTable() {
        #expect(CharacterForms.lookAlikes.joined().allSatisfy { CharacterSet.board.index(of: $0) != nil })
        #expect(CharacterForms.lookAlikes.allSatisfy { $0.count > 1 })
    }
}
