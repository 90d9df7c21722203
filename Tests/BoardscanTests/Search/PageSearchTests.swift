import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Boardscan

@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct PageSearchTests {
    private func search(_ name: String) throws -> PageSearch {
        let bytes = [UInt8](try Data(contentsOf: Fixtures.directory.appending(path: name + ".jpg")))
        return try BoardReader().search(ImageDecoder(bytes).page(0))
    }

    @Test func wordsThatAreThereAndWordsThatAreNot() throws {
        let search = try search("clean-list")
        // "Domain" is read as "dOmain", the second "database" with a mistake.
        for word in ["database", "DOMAIN", "everybody owns", "users", "budget"] {
            let found = search.find(word)
            #expect(found.confidence > 0.7, "\(found)")
            let place = try #require(found.box)
            #expect(place.width > place.height)
        }
        for word in ["algorithm", "whiteboard", "zebra", "nodes"] {
            #expect(search.find(word).confidence < 0.3, "\(search.find(word))")
        }
        #expect(search.find(" ").confidence == 0)
    }

    @Test func patterns() throws {
        let search = try search("coloured")
        let sum = search.find(try Regex("[0-9]+ [+] [0-9]+"))
        #expect(sum.text == "75 + 35")
        #expect(sum.confidence > 0.7)
        #expect(search.find(/[0-9]{7}/).confidence == 0)
    }

    @Test func thePageIsReadAsEver() throws {
        let bytes = [UInt8](try Data(contentsOf: Fixtures.directory.appending(path: "dark.jpg")))
        let image = try ImageDecoder(bytes).page(0)
        let reader = try BoardReader()
        #expect(reader.search(image).page == reader.read(image))
    }
}

@Suite struct LineReadingsTests {
    @Test func theLikeliestFirst() {
        let box = PixelBox(x: 0, y: 0, width: 5, height: 5)
        func character(_ text: String, _ others: [(String, Double)]) -> RecognizedCharacter {
            RecognizedCharacter(
                text: text, box: box, confidence: 0.5,
                alternatives: others.map { Alternative(text: $0.0, confidence: $0.1) }, wordIndex: 0, index: 0)
        }
        let word = Word(
            index: 0, box: box, confidence: 1, characters: [character("a", [("b", 0.1)]), character("c", [("d", 0.4)])])
        let line = Line(box: box, baseline: Baseline(slope: 0, offset: 5), words: [word, word])
        let texts = LineReadings(of: line).texts
        #expect(texts.prefix(3) == ["ac ac", "ad ac", "ac ad"])
        #expect(texts.count == 1 + 4 + 6 + 4, "at most three changes of four")
        #expect(Set(texts).count == texts.count)
    }
}
