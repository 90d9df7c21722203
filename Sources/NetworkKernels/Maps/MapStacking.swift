/// Puts the channels of neighbouring positions together: rows on top of each other, and columns around each.
///
/// Rows that fill no stack are left out; beyond the left and right ends there are zeros. A convolution of 1×1 after it
/// sees all that is put together, which a square kernel on a map of one row would do at three times the cost. With
/// columns that lie apart it is a dilated convolution (Yu & Koltun 2016, arXiv:1511.07122).
public struct MapStacking: Hashable, Sendable {
    /// Put together from each position downwards.
    public let rows: Int
    /// An odd number: the position's own, and as many on either side.
    public let columns: Int
    /// From one of the columns to the next.
    public let spacing: Int

    /// A stacking of neighbours.
    public init(rows: Int = 1, columns: Int = 1, spacing: Int = 1) {
        (self.rows, self.columns, self.spacing) = (rows, columns, spacing)
    }

    /// Columns that are put together, from the position's own.
    fileprivate var shifts: StrideThrough<Int> {
        stride(from: -(columns / 2) * spacing, through: columns / 2 * spacing, by: spacing)
    }

    package func shape(of input: TensorShape) -> TensorShape {
        TensorShape(height: input.height / rows, width: input.width, channels: input.channels * rows * columns)
    }

    /// `source` is a map of the shape; `target`, one of ``shape(of:)``, is overwritten.
    package func stack(_ source: UnsafePointer<Float>, _ shape: TensorShape, into target: UnsafeMutablePointer<Float>) {
        forEachPiece(of: shape) { from, to in
            if let from {
                (target + to).update(from: source + from, count: shape.channels)
            } else {
                (target + to).update(repeating: 0, count: shape.channels)
            }
        }
    }

    /// The transpose: adds each stacked value to where it came from.
    ///
    /// `stacked` is a map of ``shape(of:)``; `target`, a map of the shape, is overwritten.
    package func gather(
        _ stacked: UnsafePointer<Float>, into target: UnsafeMutablePointer<Float>, _ shape: TensorShape
    ) {
        target.update(repeating: 0, count: shape.count)
        forEachPiece(of: shape) { from, to in
            guard let from else { return }
            for channel in 0..<shape.channels { target[from + channel] += stacked[to + channel] }
        }
    }

    /// `body` is told where a position's channels begin, `nil` for zeros, and where they go.
    private func forEachPiece(of shape: TensorShape, _ body: (Int?, Int) -> Void) {
        var to = 0
        for y in 0..<shape.height / rows {
            for x in 0..<shape.width {
                for row in y * rows..<(y + 1) * rows {
                    for shift in shifts {
                        let column = x + shift
                        let isInside = column >= 0 && column < shape.width
                        body(isInside ? (row * shape.width + column) * shape.channels : nil, to)
                        to += shape.channels
                    }
                }
            }
        }
    }
}

extension QuantizedMap {
    /// The map with the channels of neighbouring positions put together, in whole numbers.
    package func stacked(_ stacking: MapStacking) -> QuantizedMap {
        var result = QuantizedMap(
            width: width, height: height / stacking.rows, channels: channels * stacking.rows * stacking.columns,
            scale: scale)
        let pitch = result.channels
        for y in 0..<result.height {
            result.withRow(y) { target in
                units.withUnsafeBufferPointer { units in
                    guard let units = units.baseAddress else { return }
                    for x in 0..<width {
                        var to = target + x * pitch
                        for row in y * stacking.rows..<(y + 1) * stacking.rows {
                            for shift in stacking.shifts {
                                let column = x + shift
                                if column >= 0, column < width {
                                    to.update(from: units + start(x: column, y: row), count: channels)
                                }
                                to += channels
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}
