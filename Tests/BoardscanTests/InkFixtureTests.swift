import DocumentModel
import Foundation
import Testing

@testable import Boardscan

/// The ink of each word that is read from the shipped boards, against the boards' truth.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct InkFixtureTests {
    private struct Truth: Decodable {
        struct Line: Decodable {
            struct Character: Decodable { var box: PixelBox }
            var ink: Ink.Name
            var characters: [Character]
        }
        var lines: [Line]

        /// The ink most of a box is written with, unless several share it.
        func ink(in box: PixelBox) -> Ink.Name? {
            var areas: [Ink.Name: Int] = [:]
            for line in lines {
                for character in line.characters { areas[line.ink, default: 0] += character.box.intersection(box).area }
            }
            let found = areas.filter { $0.value > 0 }
            return found.count == 1 ? found.keys.first : nil
        }
    }

    @Test(arguments: Fixtures.all) func eachWordHasItsInk(fixture: Fixtures.Fixture) throws {
        let file = Fixtures.directory.appending(path: fixture.name + ".json")
        let truth = try JSONDecoder().decode(Truth.self, from: Data(contentsOf: file))
        let words = try fixture.page().blocks.flatMap(\.lines).flatMap(\.words)
        let pairs = words.compactMap { word in truth.ink(in: word.box).map { (word, $0) } }
        #expect(pairs.count > 10)
        for (word, ink) in pairs {
            #expect(word.ink?.name == ink, "\(word.text) \(word.box)")
            #expect(word.characters.allSatisfy { $0.ink != nil })
        }
    }
}
