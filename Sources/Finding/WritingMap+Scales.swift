import Glibc

/// One photo shown to the network in several sizes.
extension WritingMap {
    /// From this height on, in pixels of what the network is shown, letters are seen best in the coarser of two maps.
    static let largeLetters = 24.0

    /// This map with its large letters taken from a map of larger cells.
    ///
    /// Each line comes from the map whose cells are large enough to see all of a letter and small enough to see its
    /// parts.
    ///
    /// - Parameter coarse: of the same photo, its cells larger.
    /// - Returns: this map with the coarse one's answers where letters are large.
    func taking(largeLettersOf coarse: WritingMap) -> WritingMap {
        let least = Float(log2(Self.largeLetters / Double(FindingMap.unitHeight)))
        let enlargement = Float(log2(Double(coarse.cell) / Double(cell)))
        guard coarse.cells.width > 0, coarse.cells.height > 0 else { return self }
        func place(_ index: Int, _ count: Int) -> Int { min(count - 1, (2 * index + 1) * cell / (2 * coarse.cell)) }
        var values = cells.values
        for y in 0..<cells.height {
            for x in 0..<cells.width {
                let other = place(y, coarse.cells.height) * coarse.cells.width + place(x, coarse.cells.width)
                guard coarse.cells[.height, other] >= least,
                    coarse.cells[.writing, other] > 0 || coarse.cells[.core, other] > 0
                else { continue }
                for channel in FindingMap.Channel.allCases {
                    values[(y * cells.width + x) * FindingMap.channels + channel.rawValue] =
                        coarse.cells[channel, other] + (channel == .height ? enlargement : 0)
                }
            }
        }
        return WritingMap(
            cells: FindingMap(width: cells.width, height: cells.height, values: values), cell: cell, width: width,
            height: height)
    }
}
