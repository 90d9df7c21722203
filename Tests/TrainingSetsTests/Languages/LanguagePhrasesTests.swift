import GlyphClassifier
import GlyphTraining
import Reading
import Testing

@testable import TrainingSets

@Suite struct LanguagePhrasesTests {
    @Test(arguments: Language.allCases.filter { $0 != .english }) func eachLanguageHasLines(language: Language) {
        let lines = LanguagePhrases.lines(in: language)
        #expect(lines.count == 12)
        let known = Set(CharacterSet.board.characters + [" "])
        #expect(Set(lines.joined()).isSubset(of: known))
        #expect(lines.joined().contains { CharacterTable.latin.contains($0) })
    }

    @Test func theLettersOfTheLanguagesOccur() {
        let found = Set(LanguagePhrases.allLines.joined().lowercased())
        for letter in "äöüßàâæçéèêëîïôœùûÿñáíóúãõìòåøąćęłńśźżčďěňřšťůýžĺľŕőűăâîșțğış" {
            #expect(letter == "æ" || found.contains(letter), "\(letter)")
        }
    }
}
