/// Finds the few blocks that a text may stand in, without looking at their letters.
///
/// A text of n letters has n − 2 trigrams, of which each misread letter spoils three at most (the q-gram lemma, Ukkonen
/// 1992, doi:10.1016/0304-3975(92)90143-4). So those blocks are taken that have all trigrams, and then those that have
/// most of them. Work is bounded: of long lists no more is read than is affordable, the newest blocks first.
struct Sieve {
    private let database: Database
    private let scope: SearchScope

    /// Most blocks that are looked at, some 30 ms for a text of up to 12 letters; fewer for longer texts, which are more
    /// work and have less that is like them.
    static func mostBlocks(_ wanted: WantedLetters) -> Int { 1500 * 12 / max(12, wanted.letters.count) }
    /// Entries of trigrams that are read to count which blocks have most of them: some 30 ms.
    private static let mostEntries = 80_000
    /// Entries that are read of one trigram before the next one has its turn.
    private static let turn = 1000
    /// Trigrams that are looked up: more tell no more.
    private static let mostTrigrams = 24

    init(_ database: Database, scope: SearchScope) { (self.database, self.scope) = (database, scope) }

    /// Blocks that a search looks at.
    struct Candidates {
        /// Their numbers.
        var blocks: [Int64]
        /// Whether these are all that have the letters as they were read; others were too many.
        var isComplete: Bool
    }

    /// The blocks that a text may stand in, misread letters included.
    func candidates(for wanted: WantedLetters) throws -> Candidates {
        let most = Self.mostBlocks(wanted)
        if let all = scope.few(most) { return Candidates(blocks: all, isComplete: true) }
        guard wanted.letters.count > 2 else { return try blocks(beginning: wanted.text, most: most) }
        var found = try blocks(having: wanted.trigrams, most: most)
        if found.isComplete {
            let exact = Set(found.blocks)
            let similar = try blocks(havingMostOf: wanted, most: most)
            found.blocks += similar.filter { !exact.contains($0) }.prefix(most - exact.count)
        }
        return found
    }

    /// The newest blocks that have all of some trigrams; all blocks for none.
    func blocks(having trigrams: [String], most: Int) throws -> Candidates {
        let all = "SELECT id FROM block ORDER BY id DESC"
        return try take(trigrams.isEmpty ? database.statement(all, []) : entries(of: trigrams), most: most)
    }

    /// Blocks in which one or two letters stand.
    private func blocks(beginning letters: String, most: Int) throws -> Candidates {
        guard !letters.isEmpty else { return Candidates(blocks: [], isComplete: true) }
        let statement = try database.statement(
            "SELECT DISTINCT doc FROM sieve_term WHERE term >= ? AND term < ?",
            [.text(letters), .text(letters + "\u{10FFFF}")])
        return try take(statement, most: most)
    }

    private func take(_ statement: Statement, most: Int) throws -> Candidates {
        var blocks: [Int64] = []
        while try statement.step() {
            let block = statement.integer(0)
            guard scope.contains(block) else { continue }
            if blocks.count == most { return Candidates(blocks: blocks, isComplete: false) }
            blocks.append(block)
        }
        return Candidates(blocks: blocks, isComplete: true)
    }

    /// The blocks that have most of a text's trigrams; those that have more of them first, then the newest.
    private func blocks(havingMostOf wanted: WantedLetters, most: Int) throws -> [Int64] {
        let misread = Self.misread(of: wanted.letters.count)
        guard misread > 0 else { return [] }
        let trigrams = wanted.trigrams.evenly(Self.mostTrigrams)
        var unread = try trigrams.map { try entries(of: [$0]) }
        var counts: [Int64: Int] = [:]
        var budget = Self.mostEntries
        while !unread.isEmpty, budget > 0 {
            unread = try unread.filter { statement in
                for _ in 0..<Self.turn {
                    guard try statement.step() else { return false }
                    counts[statement.integer(0), default: 0] += 1
                }
                budget -= Self.turn
                return true
            }
        }
        // A block may have any of the trigrams that were not read to their end.
        let needed = max(1, trigrams.count - 3 * misread - unread.count)
        var result: [Int64] = []
        for count in stride(from: trigrams.count, through: needed, by: -1) where result.count < most {
            let found = counts.lazy.filter { $0.value == count }.map(\.key).filter(scope.contains)
            result += found.sorted(by: >).prefix(most - result.count)
        }
        return result
    }

    /// Misread letters that a text may have: one of four and more, two of eight, and one more for every further eight.
    private static func misread(of count: Int) -> Int { count < 8 ? count / 4 : 1 + count / 8 }

    /// The blocks that have trigrams, the newest first.
    private func entries(of trigrams: [String]) throws -> Statement {
        let query = trigrams.evenly(Self.mostTrigrams).map(\.quoted).joined(separator: " AND ")
        return try database.statement("SELECT rowid FROM sieve WHERE sieve MATCH ? ORDER BY rowid DESC", [.text(query)])
    }
}

extension String {
    /// As a string of a full-text query.
    fileprivate var quoted: String {
        "\"" + split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}

extension [String] {
    /// So many elements, evenly spread; all where there are not more.
    fileprivate func evenly(_ most: Int) -> [String] {
        count <= most ? self : (0..<most).map { self[$0 * count / most] }
    }
}

extension BlockLetters {
    /// The text whose trigrams a block is found by: as it was read, and as it is with runners-up.
    ///
    /// A trigram with one runner-up in it is in one of three copies of the text, each with every third letter replaced:
    /// that takes no more trigrams than those, where a copy for each runner-up would repeat what is around it. Trigrams
    /// with two runners-up are left to the search for blocks that have most of the trigrams (``Sieve``).
    var sieveText: String {
        let heard = letters.filter { !$0.isSilent }
        let read = heard.map(\.options.x)
        var copies = [read]
        for (place, start) in [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)] {
            var copy = read
            for position in stride(from: start, to: read.count, by: 3) where heard[position].isStrong(place) {
                copy[position] = heard[position].options[place]
            }
            if copy != read { copies.append(copy) }
        }
        // With two blanks at its end, each letter begins a trigram, by which single letters are found.
        return copies.map { $0.asText + Self.end }.joined()
    }

    private static let end = "  "
}

extension BlockLetters.Letter {
    /// Whether a runner-up is near enough to the most probable letter to be looked up by: a tenth as probable.
    ///
    /// On photos of handwriting each letter has 0.6 to 0.9 of those; with a twentieth there would be a quarter more.
    fileprivate func isStrong(_ place: Int) -> Bool {
        costs[place] <= 2.3 && options[place] != IndexedCharacter.none && options[place] != IndexedCharacter.unused
    }
}
