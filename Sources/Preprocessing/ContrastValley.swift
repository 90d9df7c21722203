/// A place in a row of contrast with darker ones on both sides: a gap between two strokes, though the camera's blur has
/// half filled it.
public enum ContrastValley {
    /// Depth below the lower side, as a share of the strokes' contrast.
    private static let leastDepth: Float = 0.1
    /// The sides are no farther from the bottom, in pixels of the photo.
    public static let reach = 2

    /// `row` holds contrast from left to right, with at least `reach` samples on both sides of the place; `strength` is
    /// the contrast of the strokes.
    public static func isBottom(of row: [Float], at place: Int, reach: Int, strength: Float) -> Bool {
        let side = row[place] + leastDepth * strength
        return row[place - reach..<place].contains { $0 >= side }
            && row[place + 1...place + reach].contains { $0 >= side }
    }
}
