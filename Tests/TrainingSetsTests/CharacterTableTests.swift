import Foundation
import GlyphClassifier
import Testing

/// TrainingData/characters.txt is the table of `CharacterSet.board`.
@Suite struct CharacterTableTests {
    @Test func matchesTheCharacterSet() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../TrainingData/characters.txt").standardized
        let set = GlyphClassifier.CharacterSet.board
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst(3)
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(rows.count == set.classCount && rows.allSatisfy { $0.count == 4 })
        #expect(rows.compactMap { Int($0[0]) } == Array(0..<set.classCount))
        #expect(rows.dropLast().map { Character(String($0[1])) } == set.characters)
    }
}
