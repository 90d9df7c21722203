import DocumentModel

/// Tells lines of writing from lines of scribble, specks and drawings.
public typealias TextFilter = LogisticModel<TextEvidence>

/// How probably a word is right.
///
/// The product of the characters' probabilities is not that: the network has been asked about each candidate alone, and
/// the language prior and the line tell more.
public typealias WordConfidence = LogisticModel<WordEvidence>

/// How probable it is that a text stands somewhere in a line.
public typealias SpottingModel = LogisticModel<SpottedText>

// All three are fitted on pages whose text is known. TrainingData/README.md names the pages and gives the commands.

extension LogisticModel<TextEvidence> {
    /// The filter as `boardscan-train lines --fit` fits it.
    public static var fitted: TextFilter {
        TextFilter([
            .constant: 1.284, .length: 1.31, .shape: 0.261, .shapeByLength: 1.454, .validity: -0.555,
            .specks: -1.39, .priorByLength: 0.222, .height: -1.103, .page: 0.809, .isPair: -0.078, .isFew: -1.161,
            .found: 0.764,
        ])
    }

    /// Keeps every line.
    public static var everything: TextFilter { TextFilter([.constant: 1]) }

    func isText(_ line: TextEvidence) -> Bool { line.length > 0 && logOdds(line) > 0 }
}

extension LogisticModel<WordEvidence> {
    /// The model as `boardscan-train words --fit` fits it.
    public static var fitted: WordConfidence {
        WordConfidence([
            .constant: 3.72, .length: -0.676, .confidence: 0.97, .leastShape: 0.084, .prior: 0.95,
            .leastPrior: -0.091, .isKnown: 0.078, .isUnknown: -1.217, .outerGap: 0.816, .innerGap: 0.383,
            .line: 0.18, .lineShape: 0.477, .pageShape: 0.647, .isAlone: 0.264, .isSign: 0.528,
        ])
    }
}

extension LogisticModel<SpottedText> {
    /// The model as `boardscan-train gate --fit` fits it on made-up boards, where texts that are there count as much as
    /// texts that are not.
    public static var fitted: SpottingModel {
        SpottingModel([
            .constant: 6.64, .freeLag: 2.534, .readLag: 0.607, .goesOnBefore: -2.525, .goesOnAfter: -1.912,
            .shortness: -6.513,
        ])
    }
}
