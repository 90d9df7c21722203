import Testing

@testable import Reading

@Suite struct PageWordsTests {
    private let line = TestScoredLines.singles(
        TestScoredLines.boxes(gaps: [4, 4, 4]), "abcd",
        [[-0.1, -3, -4, -9], [-3, -0.2, -9, -9], [-9, -9, -0.1, -3], [-2, -9, -9, -1.5]])

    private func path(_ classes: [Int]) -> ReadPath {
        ReadPath(
            steps: classes.enumerated().map {
                ReadPath.Step(candidate: TestScoredLines.single($0, in: line), classIndex: $1, spaceBefore: false)
            }, score: 0)
    }

    private func hash(_ text: String) -> WordHash {
        text.reduce(into: WordHash()) { $0.append(LanguagePrior.symbol(for: $1)) }
    }

    @Test func sureWordsOfOtherLinesAreKnown() {
        var words = PageWords()
        words.insert(path([0, 1, 2]), of: line, at: 3)
        #expect(words.contains(hash("ABC"), besidesLine: 2) && !words.contains(hash("abc"), besidesLine: 3))
        words.insert(path([0, 1, 2]), of: line, at: 5)
        #expect(words.contains(hash("abc"), besidesLine: 3), "two lines have it")
        #expect(!words.contains(hash("abd"), besidesLine: 1))
    }

    @Test func doubtfulAndShortWordsAreNot() {
        var words = PageWords()
        words.insert(path([0, 1, 2, 3]), of: line, at: 0)
        words.insert(path([0, 1]), of: line, at: 1)
        #expect(!words.contains(hash("abcd"), besidesLine: 9) && !words.contains(hash("ab"), besidesLine: 9))
    }
}

@Suite struct LetterRunTests {
    private func run(_ text: String) -> LetterRun {
        text.reduce(into: LetterRun()) { $0.append(LanguagePrior.symbol(for: $1), isCapital: $1.isUppercase) }
    }

    @Test func aTextsRuns() {
        #expect(LetterRun.runs(of: "is newNode, 7x").map(\.length) == [2, 3, 4, 1])
        #expect(LetterRun.runs(of: "ab").first?.hash == run("AB").hash)
        #expect(LetterRun.runs(of: " 12;").isEmpty && LetterRun.runs(of: "").isEmpty)
    }

    @Test func endsAtSpacesSignsAndHumps() {
        #expect(run("ab").length == 2 && run("ab").hash == run("AB").hash)
        #expect(run("ab").ends(before: "C", after: false) && !run("AB").ends(before: "C", after: false))
        #expect(run("ab").ends(before: "-", after: false) && run("ab").ends(before: "c", after: true))
        #expect(!run("ab").ends(before: "c", after: false) && !run("").ends(before: "-", after: true))
    }
}
