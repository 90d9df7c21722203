import Glibc
import TestSupport
import Testing

@testable import GlyphClassifier

@Suite struct ColumnProbabilitiesTests {
    /// Two characters, a space, nothing.
    private let columns = ColumnProbabilities(
        columns: 2, classes: 4, logarithms: [-1, -13, -2, -3, -5, -0.5, -20, -.infinity])

    @Test func charactersWithoutAChanceAreNotKept() {
        #expect(columns[0].map(\.label) == [0] && columns[1].map(\.label) == [0, 1])
        #expect(columns.logarithm(of: 1, in: 0) == ColumnProbabilities.floor)
        #expect(columns.logarithm(of: 1, in: 1) == -0.5)
    }

    @Test func spacesAndNothingHaveAFloor() {
        #expect(columns.space == [-2, ColumnProbabilities.floor])
        #expect(columns.nothing == [-3, ColumnProbabilities.floor])
        #expect(columns.logarithm(of: 2, in: 0) == -2 && columns.logarithm(of: 3, in: 0) == -3)
    }

    @Test func theBestMayBeAnyClass() {
        #expect(columns.best(in: 0) == ColumnProbabilities.Entry(label: 0, logarithm: -1))
        let other = ColumnProbabilities(columns: 2, classes: 3, logarithms: [-2, -1, -3, -2, -3, -1])
        #expect(other.best(in: 0).label == 1 && other.best(in: 1).label == 2)
    }

    @Test func knownCharactersAreTheSame() {
        let again = ColumnProbabilities(
            characters: (0..<2).map { Array(columns[$0]) }, space: columns.space, nothing: columns.nothing, classes: 4)
        #expect(again.logarithms == columns.logarithms)
        #expect(ColumnProbabilities(columns: 0, classes: 2, logarithms: []).logarithms.isEmpty)
    }
}
