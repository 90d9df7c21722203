import DocumentModel

extension Resolution {
    /// Tesseract's bounds.
    private static let credible = 70...2400

    /// What a file tells, in pixels per inch; `nil` where it is beyond belief.
    init?(told x: Int, _ y: Int) {
        guard Self.credible.contains(x), Self.credible.contains(y) else { return nil }
        self.init(x: x, y: y)
    }
}
