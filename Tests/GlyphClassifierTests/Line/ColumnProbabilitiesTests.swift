import Glibc
import Testing

@testable import GlyphClassifier

@Suite struct ColumnProbabilitiesTests {
    @Test func columnsAreMixedWithThoseBesideThem() {
        let values: [Float] = [0.9, 0.1, 0.2, 0.8, 0.5, 0.5]
        let blurred = ColumnProbabilities(columns: 3, classes: 2, logarithms: values.map { log($0) }).blurred
        let share = ColumnProbabilities.besideShare
        let rest = 1 - 2 * share
        let wanted = [
            rest * 0.9 + share * (0.9 + 0.2), rest * 0.1 + share * (0.1 + 0.8), rest * 0.2 + share * (0.9 + 0.5),
            rest * 0.8 + share * (0.1 + 0.5), rest * 0.5 + share * (0.2 + 0.5), rest * 0.5 + share * (0.8 + 0.5),
        ]
        #expect(blurred.columns == 3 && blurred.classes == 2)
        #expect(zip(blurred.logarithms, wanted).allSatisfy { abs(exp($0) - $1) < 1e-6 })
        #expect(ColumnProbabilities(columns: 0, classes: 2, logarithms: []).blurred.logarithms.isEmpty)
    }
}
