import FontGlyphs
import Foundation
import GlyphClassifier
import TrainingSets

/// The fonts that made-up boards are written in.
struct BoardFonts {
    private(set) var hand: [any LineSetter] = []
    private(set) var printed: [any LineSetter] = []

    private static let directory = "/usr/share/fonts"
    /// Fonts of the system that look like a hand, by what their files are called.
    private static let handNames = [
        "comic", "humor", "dkg", "breip", "rufscript", "steve", "yusei", "chilanka", "purisa",
    ]
    private static let needed: [Character] = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    /// - Parameter table: of fonts; those held out are left alone. Without it all of the system's that have the
    ///   letters.
    /// - Throws: ``FontCatalogue/ReadingError``.
    init(table: String?) throws {
        if let table {
            for entry in try FontCatalogue(path: table).split.training {
                add(entry.path, isHand: entry.kind == .hand, without: entry.unusable)
            }
            return
        }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: Self.directory)) ?? []
        for name in names.sorted() where name.hasSuffix(".ttf") || name.hasSuffix(".otf") {
            let file = name.lowercased()
            add("\(Self.directory)/\(name)", isHand: Self.handNames.contains { file.contains($0) }, without: [])
        }
    }

    private mutating func add(_ path: String, isHand: Bool, without unusable: Set<Character>) {
        let characters = CharacterSet.board.characters.filter { !unusable.contains($0) }
        guard let outlines = try? FontOutlines(path: path, characters: characters),
            Self.needed.allSatisfy({ outlines.glyphs[$0] != nil })
        else { return }
        let setter = FontLineSetter(outlines: outlines)
        if isHand { hand.append(setter) } else { printed.append(setter) }
    }
}
