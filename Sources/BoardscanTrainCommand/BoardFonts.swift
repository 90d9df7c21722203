import FontGlyphs
import Foundation
import GlyphClassifier
import TrainingSets

/// The fonts that made-up boards are written in.
struct BoardFonts {
    private(set) var hand: [any LineSetter] = []
    private(set) var printed: [any LineSetter] = []
    /// Those that look like a hand, with those whose letters are joined, by family.
    var families: [[any LineSetter]] { setters.sorted { $0.key < $1.key }.map(\.value) }
    private var setters: [String: [any LineSetter]] = [:]

    private static let directory = "/usr/share/fonts"
    /// Fonts of the system that look like a hand, by what their files are called.
    private static let handNames = [
        "comic", "humor", "dkg", "breip", "rufscript", "steve", "yusei", "chilanka", "purisa",
    ]
    private static let needed: [Character] = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

    /// - Parameter tables: of fonts, or directories with one each; those held out are left alone. Without any, all of
    ///   the system's that have the letters.
    /// - Throws: ``FontCatalogue/ReadingError``.
    init(tables: [String]) throws {
        for table in tables {
            let catalogue = try FontCatalogue(path: table)
            for entry in catalogue.split.training + catalogue.joined { add(entry) }
        }
        guard tables.isEmpty else { return }
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: Self.directory)) ?? []
        for name in names.sorted() where name.hasSuffix(".ttf") || name.hasSuffix(".otf") {
            let file = name.lowercased()
            let isHand = Self.handNames.contains { file.contains($0) }
            if let setter = setter("\(Self.directory)/\(name)") { add(setter, of: isHand ? name : nil) }
        }
    }

    private mutating func add(_ entry: FontCatalogue.Entry) {
        guard let setter = setter(entry.path, without: entry.unusable, isJoined: entry.isJoined) else { return }
        add(setter, of: entry.kind == .hand ? entry.family : nil, isJoined: entry.isJoined)
    }

    /// `family` is that of a font that looks like a hand.
    private mutating func add(_ setter: FontLineSetter, of family: String?, isJoined: Bool = false) {
        guard let family else { return printed.append(setter) }
        setters[family, default: []].append(setter)
        if !isJoined { hand.append(setter) }
    }

    /// `nil` for a font that lacks letters.
    private func setter(_ path: String, without unusable: Set<Character> = [], isJoined: Bool = false)
        -> FontLineSetter?
    {
        let characters = CharacterSet.board.characters.filter { !unusable.contains($0) }
        guard let outlines = try? FontOutlines(path: path, characters: characters, isJoined: isJoined),
            Self.needed.allSatisfy({ outlines.glyphs[$0] != nil })
        else { return nil }
        return FontLineSetter(outlines: outlines)
    }
}
