import FileAccess

extension PhotoIndex {
    /// Where a text stands on photos, or probably stands.
    ///
    /// Case, accents, blanks and hyphens count for nothing; words may go on in the next line of their block. Misread
    /// letters are found among the runners-up, and as a few wrong, missing or additional ones.
    ///
    /// - Parameters:
    ///   - text: at least one letter, figure or sign; nothing is found otherwise.
    ///   - options: where to look and what to give.
    /// - Returns: what was found, best first.
    /// - Throws: ``IndexError``.
    public func find(_ text: String, _ options: PhotoSearchOptions = PhotoSearchOptions()) throws -> PhotoFindings {
        let wanted = WantedLetters(text)
        return try search(options) { database, scope, best in
            let candidates = try Sieve(database, scope: scope).candidates(for: wanted)
            try Self.judge(candidates.blocks, wanted, in: database, &best)
            return candidates.isComplete
        }
    }

    private static func judge(
        _ blocks: [Int64], _ wanted: WantedLetters, in database: Database, _ best: inout BestMatches
    ) throws {
        let spotter = LetterSpotter(wanted)
        for number in blocks {
            guard let block = try IndexedBlock.read(number, from: database) else { continue }
            let letters = BlockLetters(block).letters
            for place in spotter.places(in: letters) {
                let evidence = MatchEvidence(place, length: wanted.letters.count, in: letters)
                best.add(evidence, place.letters, of: number)
            }
        }
    }

    /// The evidence of a text's best place on each photo that may have it, from which a model can be fitted.
    ///
    /// - Parameters:
    ///   - text: what is looked for.
    ///   - paths: photos and directories; all photos for none.
    /// - Returns: by photo. Photos on which nothing is like the text are not among them.
    /// - Throws: ``IndexError``.
    public func evidence(for text: String, in paths: [FilePath] = []) throws -> [FilePath: MatchEvidence] {
        let options = PhotoSearchOptions(paths: paths, minimumConfidence: 0, limit: .max / 4)
        return try find(text, options).matches.reduce(into: [:]) { best, match in
            if match.evidence.lag < best[match.photo]?.lag ?? .infinity { best[match.photo] = match.evidence }
        }
    }

    /// Searches the index as it is at one moment; `body` adds matches, and says whether it looked at all that it should.
    func search(
        _ options: PhotoSearchOptions, _ body: (Database, SearchScope, inout BestMatches) throws -> Bool
    ) throws -> PhotoFindings {
        try with { database in
            try database.reading {
                var best = BestMatches(options)
                let isComplete = try body(database, SearchScope(options.paths, in: database), &best)
                let matches = try best.matches(from: database)
                return PhotoFindings(matches: matches, isComplete: isComplete && !best.isFull)
            }
        }
    }
}

extension PhotoIndex {
    /// Where what was read fits a regular expression, on a line or across the lines of a block.
    ///
    /// Runners-up are not tried. Blanks are single, a line feed stands between lines. Blocks without the letters that
    /// every match must have are passed over quickly; where there are none, as for `\d+`, every block is looked at, which
    /// takes some seconds for 10,000 photos.
    ///
    /// - Parameters:
    ///   - pattern: the expression.
    ///   - source: the expression as it is written; `nil` where every block is to be looked at.
    ///   - options: where to look and what to give.
    /// - Returns: what was found, best first.
    /// - Throws: ``IndexError``.
    public func find(
        _ pattern: some RegexComponent, source: String?, _ options: PhotoSearchOptions = PhotoSearchOptions()
    ) throws -> PhotoFindings {
        let trigrams = RegexLiterals(source ?? "").texts.flatMap { WantedLetters($0).trigrams }
        return try search(options) { database, scope, best in
            let found = try Sieve(database, scope: scope).blocks(having: trigrams, most: .max)
            for number in found.blocks {
                guard let block = try IndexedBlock.read(number, from: database) else { continue }
                Self.add(pattern, in: block, number, to: &best)
            }
            return true
        }
    }

    private static func add(
        _ pattern: some RegexComponent, in block: IndexedBlock, _ number: Int64, to best: inout BestMatches
    ) {
        let text = BlockText(block)
        let ranges = matches(of: pattern, in: text)
        guard !ranges.isEmpty else { return }
        let letters = BlockLetters(block).letters
        for range in ranges {
            let first = letters.firstIndex { $0.bytes.upperBound > range.lowerBound } ?? letters.count
            let end = letters[first...].firstIndex { $0.bytes.lowerBound >= range.upperBound } ?? letters.count
            // Blanks alone have no place.
            guard first < end else { continue }
            let place = LetterSpotter.Place(letters: first..<end, cost: 0, asRead: end - first, strayBorders: 0)
            var evidence = MatchEvidence(place, length: end - first, in: letters)
            // An expression says itself what may stand around it.
            (evidence.goesOnBefore, evidence.goesOnAfter) = (false, false)
            best.add(evidence, first..<end, of: number)
        }
    }

    /// Matches on single lines, and those across lines, in bytes of the text.
    private static func matches(of pattern: some RegexComponent, in text: BlockText) -> [Range<Int>] {
        let onLines = text.lines.flatMap { text[$0].matches(of: pattern).map { text.bytes(of: $0.range) } }
        guard text.lines.count > 1 else { return onLines }
        let across = text.text.matches(of: pattern).map { text.bytes(of: $0.range) }.filter { range in
            !text.lines.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
        }
        return onLines + across
    }
}

/// The best matches so far, of which no more are kept than are asked for, some more in between.
struct BestMatches {
    private struct Entry {
        var block: Int64
        var letters: Range<Int>
        var evidence: MatchEvidence
        var confidence: Double
    }

    private var entries: [Entry] = []
    /// Whether some were left out that are probable enough.
    private(set) var isFull = false
    private let options: PhotoSearchOptions

    init(_ options: PhotoSearchOptions) { self.options = options }

    /// Judges letters of a block, and keeps them if they are probable enough.
    mutating func add(_ evidence: MatchEvidence, _ letters: Range<Int>, of block: Int64) {
        let confidence = options.model.probability(evidence)
        guard confidence >= options.minimumConfidence else { return }
        entries.append(Entry(block: block, letters: letters, evidence: evidence, confidence: confidence))
        if entries.count >= 2 * max(1, options.limit) + 1000 { shorten() }
    }

    private mutating func shorten() {
        // Sorting is stable: places of a block stay in their order.
        entries.sort { ($0.confidence, $0.block) > ($1.confidence, $1.block) }
        guard entries.count > max(0, options.limit) else { return }
        entries.removeSubrange(max(0, options.limit)...)
        isFull = true
    }

    /// The matches as they are given, best first.
    mutating func matches(from database: Database) throws -> [PhotoMatch] {
        shorten()
        return try entries.compactMap { entry in
            guard let block = try IndexedBlock.read(entry.block, from: database) else { return nil }
            let found = BlockLetters(block).letters[entry.letters]
            return try database.first(
                """
                SELECT path, block.page, width, height FROM block
                JOIN photo ON photo.id = block.photo
                JOIN page ON page.photo = block.photo AND page.number = block.page
                WHERE block.id = ?
                """, [.integer(entry.block)]
            ) {
                PhotoMatch(
                    photo: FilePath(bytes: $0.bytes(0)), page: Int($0.integer(1)),
                    pageSize: PageSize(width: Int($0.integer(2)), height: Int($0.integer(3))),
                    parts: BlockText(block).parts(of: found), confidence: entry.confidence, evidence: entry.evidence)
            }
        }
    }
}

extension IndexedBlock {
    /// The block of a number; `nil` where there is none.
    static func read(_ number: Int64, from database: Database) throws -> IndexedBlock? {
        try database.first("SELECT letters FROM block WHERE id = ?", [.integer(number)]) {
            try IndexedBlock(packed: $0.bytes(0))
        }
    }
}
