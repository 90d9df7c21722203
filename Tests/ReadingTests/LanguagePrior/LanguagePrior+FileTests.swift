import Testing

@testable import Reading

struct LanguagePriorFileTests {
    private let file = TinyPrior.make(lexicon: WordFilter(words: ["array"])).encoded()

    @Test func whatIsWrittenIsRead() throws {
        let prior = TinyPrior.make(lexicon: WordFilter(words: ["array"]))
        let read = try LanguagePrior(bytes: file)
        #expect(read.nodes == prior.nodes)
        #expect(read.entries == prior.entries)
        #expect(read.lexicon == prior.lexicon)
        #expect(read.start == prior.start)
    }

    @Test func otherFilesAreRefused() {
        #expect(throws: LanguagePriorError.notAPrior) { try LanguagePrior(bytes: []) }
        #expect(throws: LanguagePriorError.notAPrior) { try LanguagePrior(bytes: Array("PNG…".utf8)) }
    }

    @Test func everyCutIsNoticed() {
        for length in 4..<file.count {
            #expect(throws: LanguagePriorError.self) { try LanguagePrior(bytes: Array(file.prefix(length))) }
        }
        let expected = file.count
        #expect(throws: LanguagePriorError.truncated(expected: expected, found: expected - 1)) {
            try LanguagePrior(bytes: Array(file.dropLast()))
        }
    }

    @Test func everyChangedByteIsNoticed() {
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x55
            #expect(throws: LanguagePriorError.self) { try LanguagePrior(bytes: damaged) }
        }
    }

    @Test func anotherVersionIsNamed() {
        var other = file
        other[4] = 9
        #expect(throws: LanguagePriorError.otherVersion(9)) { try LanguagePrior(bytes: other) }
        #expect(
            LanguagePriorError.otherVersion(9).description
                == "language prior of format version 9; this program knows version 2")
    }

    @Test func contextsMustLeadTowardsTheRoot() {
        let prior = TinyPrior.make()
        var nodes = prior.nodes
        nodes[1].suffix = 1
        let looped = LanguagePrior(nodes: nodes, entries: prior.entries, lexicon: WordFilter()).encoded()
        #expect(throws: LanguagePriorError.inconsistent("context 1")) { try LanguagePrior(bytes: looped) }
    }

    @Test func entriesMustBelongToContexts() {
        let prior = TinyPrior.make()
        let entries = prior.entries.dropLast()
        let short = LanguagePrior(nodes: prior.nodes, entries: Array(entries), lexicon: WordFilter()).encoded()
        #expect(throws: LanguagePriorError.inconsistent("contexts and entries don't match")) {
            try LanguagePrior(bytes: short)
        }
    }
}
