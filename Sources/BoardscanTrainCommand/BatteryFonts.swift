import FontGlyphs
import GlyphClassifier
import TrainingSets

/// The fonts that the battery is printed in.
struct BatteryFonts {
    private(set) var names: [String] = []
    private(set) var setters: [any LineSetter] = []
    /// What is not there, a line each.
    private(set) var missing: [String] = []

    /// Serif, sans, typewriter, condensed, bold and italic ones of fonts-dejavu, fonts-liberation, fonts-urw-base35,
    /// fonts-freefont-ttf, fonts-open-sans, fonts-roboto-unhinted, fonts-hack and fonts-inconsolata.
    private static let standard = [
        "DejaVuSerif.ttf", "LiberationSerif-Regular.ttf", "C059-Roman.otf", "P052-Italic.otf",
        "LiberationSerif-Bold.ttf",
        "URWBookman-Light.otf", "DejaVuSans.ttf", "LiberationSans-Regular.ttf", "OpenSans-Regular.ttf",
        "Roboto-Regular.ttf", "LiberationSans-Bold.ttf", "LiberationSans-Italic.ttf", "URWGothic-Book.otf",
        "LiberationSansNarrow-Regular.ttf", "RobotoCondensed-Regular.ttf", "DejaVuSansCondensed-Bold.ttf",
        "DejaVuSansMono.ttf", "LiberationMono-Regular.ttf", "NimbusMonoPS-Bold.otf", "Hack-Regular.ttf",
    ]

    /// - Parameter table: of fonts, whose printed ones are all taken; `nil` for the twenty.
    /// - Throws: ``FontCatalogue/ReadingError``.
    init(table: String?) throws {
        if let table {
            for entry in try FontCatalogue(path: table).installed where entry.kind == .printed && entry.isSuitable {
                add(entry.family + " " + entry.style, entry.path, without: entry.unusable)
            }
            return
        }
        for name in Self.standard {
            do { add(name, try FontDirectories.path(of: name), without: []) } catch { missing.append("\(error)") }
        }
    }

    private mutating func add(_ name: String, _ path: String, without unusable: Set<Character>) {
        let characters = CharacterSet.board.characters.filter { !unusable.contains($0) }
        do {
            setters.append(FontLineSetter(outlines: try FontOutlines(path: path, characters: characters)))
            names.append(name)
        } catch {
            missing.append("\(error)")
        }
    }
}
