/// Separable sliding-window filters on 8-bit samples: a mean costs the same for any window, a closing log₂ of its side.
enum BoxFilters {
    /// Gray closing with a square window: dark details narrower than the window disappear, edges of wide areas stay.
    ///
    /// The window's side is `2 * radius + 1` pixels.
    static func closing(_ plane: Plane, radius: Int) -> Plane {
        var result = plane
        BoxExtremum.apply(to: &result, radius: radius, dilates: true)
        BoxExtremum.apply(to: &result, radius: radius, dilates: false)
        return result
    }

    /// The mean over a square window, cut off at the borders, rounded after the rows and after the columns.
    static func mean(_ plane: Plane, radius: Int) -> Plane {
        var result = plane
        BoxMean.ofRows(&result, radius: radius)
        BoxMean.ofColumns(&result, radius: radius)
        return result
    }
}
