/// A place in a row of contrast with darker ones on both sides: a gap between two strokes, though the camera's blur has
/// half filled it.
public enum ContrastValley {
    /// Least depth below the lower side, as a share of the strokes' contrast.
    private static let leastDepth: Float = 0.1
    /// Farthest that the sides may be from the bottom, in pixels of the photo.
    public static let reach = 2

    /// Whether a place in a row of contrast is the bottom of a valley.
    ///
    /// The row runs from left to right, with at least `reach` samples on both sides of the place; `strength` is the
    /// contrast of the strokes.
    public static func isBottom(of row: [Float], at place: Int, reach: Int, strength: Float) -> Bool {
        let side = row[place] + leastDepth * strength
        return row[place - reach..<place].contains { $0 >= side }
            && row[place + 1...place + reach].contains { $0 >= side }
    }
}
