import Glibc

/// OpenBLAS, loaded when the first product is asked for.
///
/// Loading it takes two milliseconds, which reading saves where glyphs are classified in integer arithmetic.
struct OpenBLAS: Sendable {
    /// `cblas_sgemm`: layout, transposition of both factors, rows, columns, inner, α, A, its pitch, B, its pitch, β, C,
    /// its pitch.
    typealias Product =
        @convention(c) (
            CInt, CInt, CInt, CInt, CInt, CInt, Float, UnsafePointer<Float>, CInt, UnsafePointer<Float>, CInt, Float,
            UnsafeMutablePointer<Float>, CInt
        ) -> Void

    /// Values of the C interface's `CBLAS_LAYOUT` and `CBLAS_TRANSPOSE`.
    static let rowMajor: CInt = 101
    static let notTransposed: CInt = 111
    static let transposed: CInt = 112

    let sgemm: Product

    /// The library of this process; nil where there is none.
    static let shared = OpenBLAS()

    private static let names = ["libopenblas.so.0", "libopenblas.so"]

    private init?() {
        let library = Self.names.lazy.compactMap { dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
        guard let library, let sgemm = dlsym(library, "cblas_sgemm") else { return nil }
        self.sgemm = unsafeBitCast(sgemm, to: Product.self)
        // One thread for each product: Boardscan's own parallelism is over glyphs.
        if let setThreads = dlsym(library, "openblas_set_num_threads") {
            unsafeBitCast(setThreads, to: (@convention(c) (CInt) -> Void).self)(1)
        }
        // The threads that were started when the library was loaded would spin for 20 ms.
        if let endThreads = dlsym(library, "blas_thread_shutdown_") {
            _ = unsafeBitCast(endThreads, to: (@convention(c) () -> CInt).self)()
        }
    }
}
