import DocumentModel
import Testing

@testable import BoardServer

struct CorrectingTests {
    @Test func putsAnotherTextInAWordsPlace() throws {
        var document = Samples.document("teh", "end")
        let corrected = document.correct(page: 0, word: 0, to: "the")
        let old = try #require(corrected)
        #expect(old.text == "teh")
        let word = document.pages[0].blocks[0].lines[0].words[0]
        #expect(word.text == "the")
        #expect(word.confidence == 1)
        #expect(word.characters.map(\.box) == old.characters.map(\.box))
    }

    @Test func sharesTheBoxAmongOtherCharacters() {
        var document = Samples.document("ab")
        _ = document.correct(page: 0, word: 0, to: "abcd")
        let word = document.pages[0].blocks[0].lines[0].words[0]
        #expect(word.characters.map(\.box.x) == [10, 15, 20, 25])
        #expect(word.characters.map(\.box.width) == [5, 5, 5, 5])
    }

    @Test func takesOutAWordAndWhatIsEmptyThen() {
        var document = Samples.document("a", "b")
        _ = document.correct(page: 0, word: 0, to: "")
        #expect(document.pages[0].blocks[0].lines[0].words.map(\.text) == ["b"])
        _ = document.correct(page: 0, word: 1, to: "")
        #expect(document.pages[0].blocks.isEmpty)
    }

    @Test func knowsNoOtherWords() {
        var document = Samples.document("a")
        #expect(document.correct(page: 1, word: 0, to: "b") == nil)
        #expect(document.correct(page: -1, word: 0, to: "b") == nil)
        #expect(document.correct(page: 0, word: 7, to: "b") == nil)
    }
}
