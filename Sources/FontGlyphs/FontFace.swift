import CFreeType

/// A font file opened by FreeType; for the thread that opened it only.
final class FontFace {
    private var library: FT_Library?
    private var face: FT_Face?

    /// - Throws: ``FontOutlines/LoadingError/unreadable(_:)``.
    init(path: String) throws {
        guard FT_Init_FreeType(&library) == 0 else { throw FontOutlines.LoadingError.unreadable(path) }
        guard FT_New_Face(library, path, 0, &face) == 0, let face,
            FT_Set_Pixel_Sizes(face, 0, Self.size) == 0
        else {
            // All properties have values by now, so that the deinitialiser gives back what was opened.
            throw FontOutlines.LoadingError.unreadable(path)
        }
    }

    deinit {
        if face != nil { FT_Done_Face(face) }
        if library != nil { FT_Done_FreeType(library) }
    }

    /// Outlines are taken at this many pixels per em, in 64ths: fine enough for any board.
    private static let size: FT_UInt = 256
    /// The flags `FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP`.
    private static let flags: FT_Int32 = 1 << 1 | 1 << 3

    /// Height above the baseline in units of a 64th of a pixel.
    func height(of character: Character) -> Float? {
        guard let slot = load(character) else { return nil }
        return Float(slot.pointee.metrics.horiBearingY)
    }

    func advance(of character: Character) -> Float? {
        load(character).map { Float($0.pointee.metrics.horiAdvance) }
    }

    /// `nil` when the font lacks the character.
    func glyph(of character: Character, scale: Float) -> FontOutlines.Glyph? {
        guard let slot = load(character) else { return nil }
        var path = OutlinePath()
        var calls = FT_Outline_Funcs(
            move_to: { to, path in OutlinePath.at(path) { $0.move(to) } },
            line_to: { to, path in OutlinePath.at(path) { $0.line(to) } },
            conic_to: { control, to, path in OutlinePath.at(path) { $0.conic(control, to) } },
            cubic_to: { first, second, to, path in OutlinePath.at(path) { $0.cubic(first, second, to) } },
            shift: 0, delta: 0)
        let failure = withUnsafeMutablePointer(to: &path) {
            FT_Outline_Decompose(&slot.pointee.outline, &calls, UnsafeMutableRawPointer($0))
        }
        guard failure == 0 else { return nil }
        return FontOutlines.Glyph(
            contours: path.contours.filter { $0.count > 2 }.map { contour in
                contour.map { SIMD2($0.x, -$0.y) * scale }
            },
            advance: Float(slot.pointee.metrics.horiAdvance) * scale)
    }

    private func load(_ character: Character) -> FT_GlyphSlot? {
        guard let face, let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
            return nil
        }
        let index = FT_Get_Char_Index(face, FT_ULong(scalar.value))
        guard index != 0, FT_Load_Glyph(face, index, Self.flags) == 0 else { return nil }
        return face.pointee.glyph
    }
}
