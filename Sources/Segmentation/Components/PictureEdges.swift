import DocumentModel

/// Ink along the picture's edges that is no writing: where the light falls off, or the board ends, a sliver of the edge is
/// darker than what lies next to it, and pieces of it look like ones and dashes.
struct PictureEdges {
    let width: Int
    let height: Int

    /// Thickness of a sliver at most, in stroke widths: what is left of a letter that the edge cuts through is mostly more.
    private static let greatestThickness = 1.0

    /// The components that are no slivers.
    func cleared(_ components: [Component], scale: PageScale) -> [Component] {
        let thickest = Self.greatestThickness * scale.strokeWidth
        return components.filter { component in
            let box = component.box
            let isUpright = (box.x == 0 || box.maxX == width) && Double(box.width) <= thickest
            let isLevel = (box.y == 0 || box.maxY == height) && Double(box.height) <= thickest
            return !isUpright && !isLevel
        }
    }
}
