import Testing

@testable import NetworkKernels

@Suite struct MatrixProductTests {
    // a is 2 × 3, b is 3 × 2.
    let a: [Float] = [1, 2, 3, 4, 5, 6]
    let b: [Float] = [7, 8, 9, 10, 11, 12]
    let product: [Float] = [58, 64, 139, 154]

    @Test func multipliesRowMajor() {
        var c = [Float](repeating: 1, count: 4)
        MatrixProduct.multiply(a, b, into: &c, rows: 2, columns: 2, inner: 3)
        #expect(c == product)
        MatrixProduct.multiply(a, b, into: &c, rows: 2, columns: 2, inner: 3, accumulate: true)
        #expect(c == product.map { 2 * $0 })
    }

    @Test func readsTransposedFactors() {
        var c = [Float](repeating: 0, count: 4)
        let transposedA: [Float] = [1, 4, 2, 5, 3, 6]
        let transposedB: [Float] = [7, 9, 11, 8, 10, 12]
        MatrixProduct.multiply(
            transposedA, transposedB, into: &c, rows: 2, columns: 2, inner: 3, transposingA: true, transposingB: true)
        #expect(c == product)
    }

    /// Plain loops give what the library gives, in every combination of transpositions.
    @Test(arguments: [false, true], [false, true]) func plainLoopsAgree(transposingA: Bool, transposingB: Bool) {
        let (rows, columns, inner) = (5, 7, 9)
        let a = (0..<rows * inner).map { Float($0 % 11) - 5 }
        let b = (0..<inner * columns).map { Float($0 % 13) - 6 }
        for accumulate in [false, true] {
            var fast = [Float](repeating: 3, count: rows * columns)
            var plain = fast
            MatrixProduct.multiply(
                a, b, into: &fast, rows: rows, columns: columns, inner: inner, transposingA: transposingA,
                transposingB: transposingB, accumulate: accumulate)
            MatrixProduct.multiplyPlainly(
                a, b, into: &plain, rows: rows, columns: columns, inner: inner, transposingA: transposingA,
                transposingB: transposingB, accumulate: accumulate)
            #expect(fast == plain)
        }
    }
}
