import Glibc
import Reading

/// Counts capitals in each of `CaseModel`'s contexts, to estimate its constants.
public struct CaseCounts: Sendable {
    private var letters: [CaseModel.Context: Int] = [:]
    private var capitals: [CaseModel.Context: Int] = [:]

    public init() {}

    /// Adds one line.
    public mutating func add(line: some StringProtocol) {
        var context = CaseModel.Context.lineStart
        for character in line {
            if character.isUppercase { capitals[context, default: 0] += 1 }
            if character.isCased { letters[context, default: 0] += 1 }
            context = CaseModel.advance(context, by: character).context
        }
    }

    /// P(capital | a letter follows) with one capital and one small letter added; a half where nothing was counted.
    public func capitalProbability(after context: CaseModel.Context) -> Double {
        Double(capitals[context, default: 0] + 1) / Double(letters[context, default: 0] + 2)
    }

    /// Bits per letter that `CaseModel`'s constants spend on the counted text.
    public var bitsPerLetter: Double {
        var bits = 0.0
        for context in CaseModel.Context.allCases {
            let probability = Double(CaseModel.capitalProbability(after: context))
            let upper = Double(capitals[context, default: 0])
            bits -= upper * log2(probability)
            bits -= (Double(letters[context, default: 0]) - upper) * log2(1 - probability)
        }
        return bits / Double(max(1, letters.values.reduce(0, +)))
    }
}
