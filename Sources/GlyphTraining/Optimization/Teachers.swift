import Glibc
import GlyphClassifier

/// Networks from which another one learns besides the labels: what else a glyph might be, and how likely (knowledge
/// distillation: Hinton, Vinyals & Dean 2015, arXiv:1503.02531).
public struct Teachers: Sendable {
    private let classifiers: [any GlyphClassifying]

    /// - Throws: `TrainingError` when one of them names other characters, or wants to see more or less of a glyph.
    public init(_ classifiers: [any GlyphClassifying], characterSet: CharacterSet, input: GlyphInput) throws {
        guard classifiers.allSatisfy({ $0.characterSet == characterSet }) else {
            throw TrainingError("a teacher's characters are not those of the recipe")
        }
        guard classifiers.allSatisfy({ $0.input == input }) else {
            throw TrainingError("a teacher does not see of a glyph what the recipe's network does")
        }
        self.classifiers = classifiers
    }

    /// None.
    init() { classifiers = [] }

    var isEmpty: Bool { classifiers.isEmpty }

    /// The mean of their probabilities.
    ///
    /// - Parameter glyphs: `count * input.valueCount` floats.
    /// - Returns: `count * classCount`; empty when there are no teachers.
    func probabilities(of glyphs: [Float], count: Int) -> [Float] {
        guard let first = classifiers.first else { return [] }
        var sums = [Float](repeating: 0, count: count * first.characterSet.classCount)
        for classifier in classifiers {
            for (index, score) in classifier.logProbabilities(of: glyphs, count: count).enumerated() {
                sums[index] += exp(score)
            }
        }
        return sums.map { $0 / Float(classifiers.count) }
    }
}
