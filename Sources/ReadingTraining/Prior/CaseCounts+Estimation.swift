import Glibc
import Reading

/// Estimates of ``CaseModel``'s constants.
extension CaseCounts {
    /// P(capital | a letter follows) with one capital and one small letter added; a half where nothing was counted.
    public func capitalProbability(after context: CaseModel.Context) -> Double {
        Double(capitals[context, default: 0] + 1) / Double(letters[context, default: 0] + 2)
    }

    /// Bits per letter that the standard case model spends on the counted text.
    public var bitsPerLetter: Double {
        var bits = 0.0
        for context in CaseModel.Context.allCases {
            let probability = Double(CaseModel.standard.capitalProbability(after: context))
            let upper = Double(capitals[context, default: 0])
            bits -= upper * log2(probability)
            bits -= (Double(letters[context, default: 0]) - upper) * log2(1 - probability)
        }
        return bits / Double(max(1, letters.values.reduce(0, +)))
    }
}
