import Foundation
import Testing

@testable import GlyphTraining

@Suite struct CTCLossTests {
    private static let classes = 4

    private func logits(columns: Int, seed: UInt64) -> [Float] {
        var random = SplitMix64(seed: seed)
        return (0..<columns * Self.classes).map { _ in 2 * random.normal() }
    }

    private func loss(
        _ text: [Int], places: [ClosedRange<Int>?]? = nil, _ logits: [Float], columns: Int
    ) -> (loss: Float?, derivatives: [Float]) {
        var values = logits
        let loss = values.withUnsafeMutableBufferPointer { values in
            values.baseAddress.flatMap {
                CTCLoss(text: text, places: places, classes: Self.classes)
                    .differentiate($0, columns: columns, weight: 1)
            }
        }
        return (loss, values)
    }

    /// Adds up every sequence of classes that says the text.
    private func direct(_ text: [Int], _ logits: [Float], columns: Int) -> Double {
        var total = 0.0
        var sequence = [Int](repeating: 0, count: columns)
        func visit(_ column: Int, _ probability: Double) {
            guard column < columns else {
                var said: [Int] = []
                for (index, value) in sequence.enumerated() where value != Self.classes - 1 {
                    if index == 0 || sequence[index - 1] != value { said.append(value) }
                }
                if said == text { total += probability }
                return
            }
            let row = logits[column * Self.classes..<(column + 1) * Self.classes].map { exp(Double($0)) }
            let sum = row.reduce(0, +)
            for (value, weight) in row.enumerated() {
                sequence[column] = value
                visit(column + 1, probability * weight / sum)
            }
        }
        visit(0, 1)
        return -log(total)
    }

    @Test(arguments: [[], [0], [0, 0], [0, 1], [2, 1, 2], [1, 1, 1], [0, 1, 1, 2]])
    func itIsTheSumOfAllWays(text: [Int]) throws {
        let logits = logits(columns: 6, seed: 3)
        let loss = try #require(loss(text, logits, columns: 6).loss)
        #expect(abs(Double(loss) - direct(text, logits, columns: 6)) < 1e-4)
    }

    @Test(
        arguments: [
            ([], nil), ([0, 0], nil), ([2, 1, 2], nil), ([0, 0], [1...2, nil]), ([2, 1, 2], [0...0, 2...3, 6...9]),
        ] as [([Int], [ClosedRange<Int>?]?)]) func derivativesAreThoseOfTheLoss(
            text: [Int], places: [ClosedRange<Int>?]?
        ) throws
    {
        let columns = 7
        let start = logits(columns: columns, seed: 5)
        let derivatives = loss(text, places: places, start, columns: columns).derivatives
        for index in start.indices {
            var (above, below) = (start, start)
            above[index] += 0.01
            below[index] -= 0.01
            let slope =
                (try #require(loss(text, places: places, above, columns: columns).loss)
                    - #require(loss(text, places: places, below, columns: columns).loss)) / 0.02
            #expect(abs(slope - derivatives[index]) < 2e-3)
        }
    }

    /// Of a character said in one column beside its place, and in one that is its place.
    @Test func sayingACharacterBesideItsPlaceCountsLess() throws {
        func loss(saidIn column: Int) throws -> Float {
            var logits = [Float](repeating: 0, count: 8 * Self.classes)
            for other in 0..<8 { logits[other * Self.classes + (other == column ? 1 : Self.classes - 1)] = 9 }
            return try #require(self.loss([1], places: [4...5], logits, columns: 8).loss)
        }
        let (inside, beside, far) = (try loss(saidIn: 5), try loss(saidIn: 6), try loss(saidIn: 7))
        #expect(inside < 0.4 && abs(beside - inside - 1) < 0.1 && abs(far - inside - 2) < 0.1)
    }

    /// Two equal characters need a column between them.
    @Test func tooFewColumnsTeachNothing() {
        let result = loss([1, 1], logits(columns: 2, seed: 1), columns: 2)
        #expect(result.loss == nil && result.derivatives.allSatisfy { $0 == 0 })
    }
}
