import Foundation
import GlyphClassifier
import GlyphTraining
import Reading
import Testing
import TrainingSets

@testable import FontGlyphs

@Suite struct FontCatalogueTests {
    private let table = """
        kind\tdebian package\tfamily\tlicence\tstyle\tascii\tpath
        hand\tfonts-a\tA Hand\tOFL-1.1\tprint-hand: quick\t94/94; \\ draws WON\t/no/a.ttf
        hand\tfonts-b\tB Caps\tOFL-1.1\tcaps-marker: capitals (lower case = capitals)\t"73/94 missing ""#$; lower case = capitals"\t/no/b.ttf
        hand\tfonts-c\tC\tOFL-1.1\tcursive: joined\t94/94\t/no/c.ttf
        printed\tfonts-d\tD Sans\tBitstream\tsans\t94/94\t/no/d.ttf
        """

    @Test func readsTheColumns() throws {
        let directory = try TemporaryDirectory()
        try directory.write(table, to: "fonts.tsv")
        let catalogue = try FontCatalogue(path: directory.url.path + "/fonts.tsv")
        #expect(catalogue.entries.map(\.kind) == [.hand, .hand, .hand, .printed])
        #expect(catalogue.entries[0].unusable == ["\\"])
        #expect(catalogue.entries[1].unusable.isSuperset(of: ["\"", "#", "$", "a", "z"]))
        #expect(catalogue.entries.map(\.isSuitable) == [true, true, false, true])
        #expect(catalogue.installed.isEmpty)
    }

    @Test func readsTheTableOfADirectory() throws {
        let directory = try TemporaryDirectory()
        let rows = [
            "source\tfamily\tlicence\tstyle\tascii\tfile", "here\tA\tOFL\tprint-hand\t94/94\ta.ttf",
            "here\tB\tOFL\tcursive: joined\t93/94 missing ~\tb.ttf",
        ]
        try directory.write(rows.joined(separator: "\n"), to: "fonts.tsv")
        try directory.write("", to: "b.ttf")
        let catalogue = try FontCatalogue(path: directory.url.path)
        #expect(catalogue.entries.map(\.kind) == [.hand, .hand])
        #expect(catalogue.entries.map(\.package) == ["A", "B"])
        #expect(catalogue.entries.map(\.path) == ["a.ttf", "b.ttf"].map { directory.url.path + "/" + $0 })
        #expect(catalogue.entries.map(\.unusable) == [[], ["~"]])
        #expect(catalogue.joined.map(\.family) == ["B"])
        #expect(catalogue.split.training.isEmpty)
        try directory.write("source\tfamily\n", to: "fonts.tsv")
        let path = directory.url.path + "/fonts.tsv"
        #expect(throws: FontCatalogue.ReadingError.badRow(path, 1, columns: 6)) {
            try FontCatalogue(path: directory.url.path)
        }
    }

    @Test func refusesOtherTables() throws {
        let directory = try TemporaryDirectory()
        try directory.write("kind\tpath\n", to: "fonts.tsv")
        let path = directory.url.path + "/fonts.tsv"
        let error = FontCatalogue.ReadingError.badRow(path, 1)
        #expect(error.description == "\(path): line 1: 7 columns with tabs between them are needed")
        #expect(throws: error) { try FontCatalogue(path: path) }
        #expect(throws: FontCatalogue.ReadingError.unreadable("/no")) { try FontCatalogue(path: "/no") }
    }
}

@Suite struct FontOutlinesTests {
    @Test func refusesWhatIsNoFont() throws {
        let directory = try TemporaryDirectory()
        try directory.write("not a font", to: "x.ttf")
        let path = directory.url.path + "/x.ttf"
        #expect(throws: FontOutlines.LoadingError.unreadable(path)) { try FontOutlines(path: path, characters: ["a"]) }
        #expect(throws: FontDirectories.MissingFont(name: "No such font.ttf")) {
            try FontDirectories.path(of: "No such font.ttf")
        }
    }

    private static let font = try? FontDirectories.path(of: "DejaVuSans.ttf")

    @Test(.enabled(if: font != nil)) func takesOutlinesInHeightsOfACapital() throws {
        let font = try FontOutlines(path: try #require(Self.font), characters: ["H", "o", "p", "→", "\u{E000}"])
        #expect(font.glyphs["\u{E000}"] == nil && font.glyphs["→"] != nil)
        let h = InkBounds(try #require(font.glyphs["H"]).contours)
        #expect(abs(h.minimum.y + 1) < 0.01 && abs(h.maximum.y) < 0.01)
        #expect(try #require(font.glyphs["o"]).contours.count == 2)
        #expect(InkBounds(try #require(font.glyphs["p"]).contours).maximum.y > 0.2)
    }

    @Test(.enabled(if: font != nil)) func placesAreInHeightsOfASmallX() throws {
        let font = try FontOutlines(path: try #require(Self.font), characters: Array("xHp-_',"))
        func place(_ character: Character) throws -> GlyphPlace {
            try #require(font.glyphs[character]).place(xHeight: font.xHeight)
        }
        let (x, capital, tailed) = (try place("x"), try place("H"), try place("p"))
        #expect(abs(x.top - 1) < 0.01 && abs(x.bottom) < 0.01)
        #expect(capital.top > 1.2 && capital.top < 1.5 && abs(capital.bottom) < 0.01)
        #expect(tailed.top < 1.1 && tailed.bottom < -0.3)
        for (character, other) in [("-", "_"), ("_", "-"), ("'", ","), (",", "'")] as [(Character, Character)] {
            let place = try place(character)
            func likelihood(_ character: Character) -> Float {
                GlyphProportions(of: character).logLikelihood(place)
            }
            #expect(likelihood(character) > likelihood(other) + 1, "\(character)")
        }
    }

    @Test(.enabled(if: font != nil)) func drawsGlyphsAndLines() throws {
        let entry = FontCatalogue.Entry(
            kind: .printed, package: "", family: "", licence: "", style: "sans", path: try #require(Self.font),
            unusable: ["a"])
        let source = FontGlyphSource(entries: [entry], characterSet: .board)
        #expect(source.skipped.isEmpty && source.count > 90 && source.count < CharacterSet.board.classCount - 1)
        var random = SplitMix64(seed: 1)
        var pixels = [Float](repeating: 0, count: 784)
        for index in 0..<source.count {
            let label = pixels.withUnsafeMutableBufferPointer { source.render(index: index, using: &random, into: $0) }
            #expect(label == source.label(of: index) && pixels.reduce(0, +) > 4)
        }
        let setter = FontLineSetter(outlines: try FontOutlines(path: entry.path, characters: ["a", "b"]))
        let line = setter.set("ab ba", height: 30, using: &random)
        #expect(line.text == "ab ba" && line.pieces.map(\.word) == [0, 0, 1, 1])
    }
}
