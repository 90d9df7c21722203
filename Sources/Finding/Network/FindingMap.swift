/// What the finding network says of each cell of 4 × 4 pixels of the picture it saw.
public struct FindingMap: Sendable {
    /// Answers of the network, in the order of its output.
    public enum Channel: Int, Sendable, CaseIterable {
        /// Log-odds that the cell's ink is writing.
        case writing
        /// Log-odds that the cell lies in the middle band of a line of writing.
        case core
        /// Base-2 logarithm of the cap height, in pixels of the input, over ``FindingMap/unitHeight``.
        case height
        /// Cosine of the direction of reading, clockwise from the picture's rows.
        case cosine
        /// Its sine.
        case sine
        /// Log-odds that the writing is lighter than its ground.
        case light
    }

    /// Columns of cells.
    public let width: Int
    /// Rows of cells.
    public let height: Int
    /// Cell by cell from the top left, a value for each ``Channel``.
    public let values: [Float]

    static let channels = Channel.allCases.count
    /// The height of capitals, in pixels, whose logarithm is 0.
    public static let unitHeight: Float = 16

    /// A map of known answers.
    ///
    /// - Precondition: `values` holds an answer of each channel for each cell.
    public init(width: Int, height: Int, values: [Float]) {
        precondition(values.count == width * height * Self.channels)
        (self.width, self.height, self.values) = (width, height, values)
    }

    /// The network's answer for a cell, by its index from the top left.
    public subscript(_ channel: Channel, cell: Int) -> Float { values[cell * Self.channels + channel.rawValue] }
}
