import CBoardServer
import Glibc

/// A QR code as a terminal shows it.
public struct QRCode: Sendable {
    /// Dark points, row by row.
    private let points: [[Bool]]

    /// Light points around a code, by which readers tell it from what is beside it (ISO/IEC 18004).
    private static let margin = 4

    /// The code of a text; `nil` where Debian's libqrencode4 is not there, or the text is too long.
    public init?(_ text: String) {
        var width: Int32 = 0
        guard let data = boardscan_qr_code(text, &width) else { return nil }
        defer { free(data) }
        let size = Int(width)
        points = (0..<size).map { row in (0..<size).map { data[row * size + $0] == 1 } }
    }

    /// A code of its points.
    init(points: [[Bool]]) { self.points = points }

    /// Two rows of points in a line of half blocks, dark on light whatever the terminal's colours are.
    public var terminalText: String {
        let side = points.count + 2 * Self.margin
        func isDark(_ row: Int, _ column: Int) -> Bool {
            let (row, column) = (row - Self.margin, column - Self.margin)
            return points.indices.contains(row) && points[row].indices.contains(column) && points[row][column]
        }
        return stride(from: 0, to: side, by: 2).map { row in
            let line = (0..<side).map { column in
                switch (isDark(row, column), isDark(row + 1, column)) {
                case (false, false): " "
                case (true, false): "▀"
                case (false, true): "▄"
                case (true, true): "█"
                }
            }
            return "\u{1B}[30;107m\(line.joined())\u{1B}[0m\n"
        }.joined()
    }
}
