extension InkMask {
    /// Dilated and eroded by squares (morphological closing): strokes with at most `2 * radius` pixels of board between
    /// them run together, all other ink stays as it is.
    public func closed(radius: Int) -> InkMask {
        let plane = BoxFilters.closing(Plane(width: width, height: height, samples: pixels), radius: radius)
        return InkMask(width: width, height: height, pixels: plane.samples)
    }
}
