/// Puts the channels of neighbouring positions together: rows on top of each other, and the columns around each.
///
/// A convolution of 1×1 after it sees them all, which a square kernel on a map of one row would do at three times the
/// cost.
package struct MapStacking: Hashable, Sendable {
    package let rows: Int
    /// An odd number.
    package let columns: Int

    package init(rows: Int, columns: Int) {
        (self.rows, self.columns) = (rows, columns)
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
                    for column in x - columns / 2..<x - columns / 2 + columns {
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
                            for shift in -(stacking.columns / 2)...stacking.columns / 2 {
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
