/// How thick the core of a line is: what the network is taught, and what is expected of its answers.
package enum CoreBand {
    /// Half the band's thickness as a share of the line's height, from the tops of ascenders to the bottoms of
    /// descenders.
    package static let share: Float = 0.22
    /// Least half-thickness, in pixels of what the network sees.
    package static let leastHalf: Float = 2.6
    /// A line's height in heights of its capitals.
    private static let lineHeight: Float = 1.35

    /// - Parameters:
    ///   - height: of a capital, in pixels of the photo.
    ///   - cell: a cell's side in the same pixels.
    /// - Returns: how thick the band is, in pixels of the photo.
    static func thickness(ofLetters height: Double, cell: Double) -> Double {
        let least = Double(leastHalf) * cell / Double(FindingArchitecture.cell)
        return 2 * max(Double(share * lineHeight) * height, least)
    }
}
