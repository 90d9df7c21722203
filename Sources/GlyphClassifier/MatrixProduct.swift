import CBLAS

/// Row-major single-precision matrix products by OpenBLAS, one thread each: Boardscan's own parallelism is over glyphs.
package enum MatrixProduct {
    /// Done once, before the first product; a program does well to ask for it first thing, as OpenBLAS's threads spin
    /// until then.
    package static let singleThreaded: Void = {
        openblas_set_num_threads(1)
        boardscan_end_blas_threads()
    }()

    /// `c = a · b`, or `c += a · b` when `accumulate`.
    ///
    /// - Parameters:
    ///   - a: `rows × inner`, stored transposed (`inner × rows`) when `transposingA`.
    ///   - b: `inner × columns`, stored transposed (`columns × inner`) when `transposingB`.
    ///   - c: `rows × columns`.
    package static func multiply(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, into c: UnsafeMutablePointer<Float>,
        rows: Int, columns: Int, inner: Int,
        transposingA: Bool = false, transposingB: Bool = false, accumulate: Bool = false
    ) {
        singleThreaded
        cblas_sgemm(
            CblasRowMajor, transposingA ? CblasTrans : CblasNoTrans, transposingB ? CblasTrans : CblasNoTrans,
            blasint(rows), blasint(columns), blasint(inner),
            1, a, blasint(transposingA ? rows : inner), b, blasint(transposingB ? inner : columns),
            accumulate ? 1 : 0, c, blasint(columns))
    }
}
