import DocumentModel
import Testing

@testable import PhotoIndex

@Suite struct LetterSpotterTests {
    /// What is found of a text, and how.
    private func spot(_ text: String, _ lines: String...) -> (texts: [String], evidence: MatchEvidence)? {
        let block = IndexedBlock(Boards.page([lines]).blocks[0])
        let wanted = WantedLetters(text)
        let letters = BlockLetters(block).letters
        let place = LetterSpotter(wanted).places(in: letters).first
        return place.map {
            let parts = BlockText(block).parts(of: letters[$0.letters])
            return (parts.map(\.matched), MatchEvidence($0, length: wanted.letters.count, in: letters))
        }
    }

    private func confidence(_ text: String, _ lines: String...) -> Double {
        let block = IndexedBlock(Boards.page([lines]).blocks[0])
        let letters = BlockLetters(block).letters
        let place = LetterSpotter(WantedLetters(text)).places(in: letters).first
        return place.map {
            let evidence = MatchEvidence($0, length: WantedLetters(text).letters.count, in: letters)
            return MatchModel.fitted.probability(evidence)
        } ?? 0
    }

    @Test func bordersAreKept() {
        let wanted = WantedLetters("to do-list")
        #expect(wanted.text == "todolist")
        #expect(wanted.borders == [.start, .none, .start, .none, .either, .none, .none, .none])
        #expect(wanted.trigrams == ["tod", "odo", "dol", "oli", "lis", "ist"])
        #expect(WantedLetters("aaaa").trigrams == ["aaa"] && WantedLetters("ab").trigrams.isEmpty)
    }

    @Test func whatWasReadCostsNothing() throws {
        let found = try #require(spot("Merge Sort", "a merge sort b"))
        #expect(found.texts == ["merge sort"])
        #expect(found.evidence.lag == 0 && found.evidence.changed == 0 && found.evidence.strayBorders == 0)
        #expect(!found.evidence.goesOnBefore && !found.evidence.goesOnAfter && found.evidence.length == 9)
    }

    @Test func aRunnerUpCostsItsRatio() throws {
        let found = try #require(spot("merge", "mer{cg}e"))
        #expect(found.texts == ["merce"])
        #expect(abs(found.evidence.lag * 5 - 0.51) < 0.05)
        #expect(abs(found.evidence.changed - 0.2) < 0.001)
    }

    @Test func wordsGoOnInTheNextLine() throws {
        #expect(try #require(spot("merge sort", "the merge", "sort it")).texts == ["merge", "sort"])
        let divided = try #require(spot("algorithm", "an algo-", "rithm"))
        #expect(divided.texts == ["algo-", "rithm"] && divided.evidence.strayBorders == 0)
        #expect(divided.evidence.lag == 0)
        let unmarked = try #require(spot("algorithm", "an algo", "rithm"))
        #expect(unmarked.evidence.strayBorders == 1 && unmarked.evidence.lag == 0)
    }

    @Test func hyphensMayBeThere() throws {
        #expect(try #require(spot("to-do list", "todo-list")).evidence.strayBorders == 0)
        #expect(try #require(spot("to do", "to-do")).evidence.strayBorders == 0)
        #expect(try #require(spot("therapist", "the rapist")).evidence.strayBorders == 1)
    }

    @Test func wordsGoOnAroundIt() throws {
        let inner = try #require(spot("cat", "concatenate"))
        #expect(inner.texts == ["cat"] && inner.evidence.goesOnBefore && inner.evidence.goesOnAfter)
        let signs = try #require(spot("cat", "(cat)"))
        #expect(!signs.evidence.goesOnBefore && !signs.evidence.goesOnAfter)
    }

    @Test func lettersMayBeMissingOrTooMany() throws {
        let missing = try #require(spot("quicksort", "quiksort"))
        #expect(missing.texts == ["quiksort"] && abs(missing.evidence.lag * 9 - 5) < 0.01)
        let more = try #require(spot("quicksort", "quicwksort"))
        #expect(more.texts == ["quicwksort"] && abs(more.evidence.lag * 9 - 5) < 0.01)
    }

    @Test func whatIsWorseIsLessProbable() {
        let figures = [
            confidence("quicksort", "quicksort"), confidence("quicksort", "qui{ec}ksort"),
            confidence("quicksort", "quiksort"), confidence("quicksort", "quxksort"),
            confidence("quicksort", "bubblesort"),
        ]
        #expect(figures == figures.sorted(by: >))
        #expect(figures[0] > 0.9 && figures[2] > 0.5 && figures[4] < 0.05)
        #expect(confidence("sort", "port") < 0.1 && confidence("sort", "banana") < 0.01)
    }

    @Test func placesDoNotOverlap() {
        let letters = BlockLetters(IndexedBlock(Boards.block("aaaa sort sort", "sort"))).letters
        #expect(LetterSpotter(WantedLetters("sort")).places(in: letters).map(\.letters) == [4..<8, 8..<12, 12..<16])
        #expect(LetterSpotter(WantedLetters("aa")).places(in: letters).map(\.letters) == [0..<2, 2..<4])
        #expect(LetterSpotter(WantedLetters("")).places(in: letters).isEmpty)
        #expect(LetterSpotter(WantedLetters("sort")).places(in: []).isEmpty)
    }

    @Test func readingsOfSeveralLettersAreLetters() {
        var block = Boards.block("oxce")
        block.lines[0].words[0].characters[1].text = "ffi"
        let indexed = IndexedBlock(block)
        let letters = BlockLetters(indexed).letters
        let place = LetterSpotter(WantedLetters("office")).places(in: letters).first
        #expect(place?.cost == 0)
        #expect(place.map { BlockText(indexed).parts(of: letters[$0.letters]).map(\.matched) } == ["office"])
    }
}
