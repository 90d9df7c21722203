/// Row-major single-precision matrix products, by OpenBLAS where the machine has it.
package enum MatrixProduct {
    /// `c = a · b`, or `c += a · b` when `accumulate`.
    ///
    /// `a` is `rows × inner`, stored transposed (`inner × rows`) when `transposingA`; `b` is `inner × columns`, stored
    /// transposed (`columns × inner`) when `transposingB`; `c` is `rows × columns`.
    package static func multiply(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, into c: UnsafeMutablePointer<Float>,
        rows: Int, columns: Int, inner: Int,
        transposingA: Bool = false, transposingB: Bool = false, accumulate: Bool = false
    ) {
        guard let library = OpenBLAS.shared else {
            return multiplyPlainly(
                a, b, into: c, rows: rows, columns: columns, inner: inner, transposingA: transposingA,
                transposingB: transposingB, accumulate: accumulate)
        }
        library.sgemm(
            OpenBLAS.rowMajor, transposingA ? OpenBLAS.transposed : OpenBLAS.notTransposed,
            transposingB ? OpenBLAS.transposed : OpenBLAS.notTransposed, CInt(rows), CInt(columns), CInt(inner),
            1, a, CInt(transposingA ? rows : inner), b, CInt(transposingB ? inner : columns),
            accumulate ? 1 : 0, c, CInt(columns))
    }

    /// The product of two matrices in plain loops, for a machine that the program was copied to without its library.
    static func multiplyPlainly(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, into c: UnsafeMutablePointer<Float>,
        rows: Int, columns: Int, inner: Int, transposingA: Bool, transposingB: Bool, accumulate: Bool
    ) {
        for row in 0..<rows {
            let line = c + row * columns
            if !accumulate { line.update(repeating: 0, count: columns) }
            for k in 0..<inner {
                let factor = transposingA ? a[k * rows + row] : a[row * inner + k]
                for column in 0..<columns {
                    line[column] += factor * (transposingB ? b[column * inner + k] : b[k * columns + column])
                }
            }
        }
    }
}
