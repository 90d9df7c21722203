import CFreeType
import GlyphClassifier
import TrainingSets

/// The outlines of a font's glyphs, taken out of the file once so that they can be drawn anywhere, on any thread.
public struct FontOutlines: Sendable {
    public struct Glyph: Hashable, Sendable {
        /// Closed outlines in heights of a capital: the origin on the baseline, y down.
        public var contours: [[SIMD2<Float>]]
        /// How far the next glyph's origin stands to the right.
        public var advance: Float

        /// - Parameter xHeight: the font's, in heights of a capital.
        /// - Returns: how far the outline reaches up and down, in heights of a small x.
        func place(xHeight: Float) -> GlyphPlace {
            let heights = contours.joined().map { Double(-$0.y / xHeight) }
            return GlyphPlace(top: heights.max() ?? 0, bottom: heights.min() ?? 0)
        }
    }

    public enum LoadingError: Error, Hashable, CustomStringConvertible {
        case unreadable(String)
        case hollow(String)

        public var description: String {
            switch self {
            case .unreadable(let path): "\(path): not a font with outlines"
            case .hollow(let path): "\(path): its letters are hollow or shaded"
            }
        }
    }

    public let name: String
    public private(set) var glyphs: [Character: Glyph] = [:]
    /// Width of a space in heights of a capital.
    public private(set) var space: Float = 0.35
    /// Height of a small x in heights of a capital.
    public private(set) var xHeight: Float = 0.7

    /// Loads the glyphs of some characters; those the font lacks are left out.
    ///
    /// A joined font's letters have loops, which say nothing about their strokes.
    ///
    /// - Throws: ``LoadingError`` for a file that is no scalable font, or one whose letters are hollow.
    public init(path: String, characters: some Sequence<Character>, isJoined: Bool = false) throws {
        name = path
        let face = try FontFace(path: path)
        guard let capital = face.height(of: "H"), capital > 0 else { throw LoadingError.unreadable(path) }
        // An "l" of more than one outline is a letter drawn around, striped or shadowed.
        if !isJoined, let stem = face.glyph(of: "l", scale: 1 / capital), stem.contours.count > 1 {
            throw LoadingError.hollow(path)
        }
        for character in characters {
            guard let glyph = face.glyph(of: character, scale: 1 / capital), !glyph.contours.isEmpty else { continue }
            glyphs[character] = glyph
        }
        if let height = face.height(of: "x"), height > 0 { xHeight = height / capital }
        if let advance = face.advance(of: " "), advance > 0 { space = advance / capital }
    }
}
