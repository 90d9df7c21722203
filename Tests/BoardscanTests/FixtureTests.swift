import BundledModels
import Comparison
import DocumentFormats
import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Boardscan

/// Reads the shipped boards with the weights in the program.
///
/// What is read also stands in Golden; `BOARDSCAN_UPDATE_SNAPSHOTS=1 swift test -c release --filter BoardscanTests`
/// writes it anew.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct FixtureTests {
    /// Character error rates, case folded, over all characters of a group of boards.
    @Test func errorRates() throws {
        let results = try Fixtures.all.map { (name: $0.name, score: try $0.score()) }
        func pooled(_ names: (String) -> Bool) -> Double {
            let scores = results.filter { names($0.name) }.map(\.score)
            return Double(scores.reduce(0) { $0 + $1.edits })
                / Double(max(1, scores.reduce(0) { $0 + $1.characters }))
        }
        let table = results.map { "\($0.name) \($0.score.edits)/\($0.score.characters)" }.joined(separator: ", ")
        #expect(results.count >= 7)
        #expect(pooled { $0.hasPrefix("clean") } <= 0.05, "\(table)")
        #expect(pooled { _ in true } <= 0.15, "\(table)")
    }

    @Test(arguments: Fixtures.all) func readsAsBefore(fixture: Fixtures.Fixture) throws {
        let text = try fixture.text()
        let golden = Fixtures.golden.appending(path: fixture.name + ".txt")
        if ProcessInfo.processInfo.environment["BOARDSCAN_UPDATE_SNAPSHOTS"] != nil {
            try Data(text.utf8).write(to: golden)
        }
        #expect(text == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
    }

    @Test func boxesLieWithinThePage() throws {
        let page = try #require(Fixtures.all.first).page()
        let picture = PixelBox(x: 0, y: 0, width: page.width, height: page.height)
        for word in page.blocks.flatMap(\.lines).flatMap(\.words) {
            #expect(word.box.intersection(picture) == word.box)
            #expect((0...1).contains(word.confidence))
        }
    }
}

/// The boards in Fixtures, each read once.
enum Fixtures {
    struct Fixture: Sendable, CustomTestStringConvertible {
        let name: String
        let file: URL

        var testDescription: String { name }

        func page() throws -> Page { try Fixtures.pages[name, default: .failure(CocoaError(.fileNoSuchFile))].get() }

        func text() throws -> String { PlainText.text(of: try page()) }

        func score() throws -> PageScore {
            let truth = try String(contentsOf: Fixtures.directory.appending(path: name + ".gt.txt"), encoding: .utf8)
            return PageScore(truth: truth.lowercased(), text: try text().lowercased())
        }
    }

    static let golden = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
    static let directory = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
        .standardized

    /// The boards by name.
    static let all: [Fixture] = {
        let files = (try? FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)) ?? []
        return files.filter { $0.pathExtension == "jpg" }
            .map { Fixture(name: $0.deletingPathExtension().lastPathComponent, file: $0) }
            .sorted { $0.name < $1.name }
    }()

    static let hasWeights = {
        var length = 0
        _ = boardscan_bundled_glyph_model(&length)
        return length > 1
    }()

    private static let pages: [String: Result<Page, any Error>] = {
        let reader = Result { try BoardReader() }
        return Dictionary(
            uniqueKeysWithValues: all.map { fixture in
                (
                    fixture.name,
                    Result {
                        let decoder = try ImageDecoder(Array(Data(contentsOf: fixture.file)))
                        return try reader.get().read(decoder.page(0))
                    }
                )
            })
    }()
}
