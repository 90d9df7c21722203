import Testing

@testable import ReadingTraining

@Suite struct GateVocabularyTests {
    @Test func words() {
        #expect(GateVocabulary.words(of: "The list, the (Lists) a_b 2024 it's") == ["it's", "list", "lists"])
    }

    @Test func questions() {
        let vocabulary = GateVocabulary(texts: ["lists of nodes", "linked list", "trees"])
        let asked = vocabulary.questions(of: "lists of nodes", name: "a", absent: 9)
        #expect(asked.filter(\.isThere).map(\.word) == ["lists", "nodes"])
        #expect(Set(asked.filter { !$0.isThere }.map(\.word)) == ["linked", "trees"], "list is part of lists")
        #expect(vocabulary.questions(of: "", name: "b", absent: 2).count == 2)
        let twice = (0..<2).map { _ in vocabulary.questions(of: "", name: "c", absent: 3).map(\.word) }
        #expect(twice[0] == twice[1], "always the same")
    }
}
