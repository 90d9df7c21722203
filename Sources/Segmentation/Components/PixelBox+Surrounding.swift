import DocumentModel

extension PixelBox {
    /// Whether the other box lies within this one, clear of its edges.
    func surrounds(_ other: PixelBox) -> Bool {
        other.x > x && other.maxX < maxX && other.y > y && other.maxY < maxY
    }

    /// The same, which may lie at its edges.
    func contains(_ other: PixelBox) -> Bool {
        other.x >= x && other.maxX <= maxX && other.y >= y && other.maxY <= maxY
    }
}
