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
            .constant: 1.920, .length: 1.494, .shape: 0.281, .shapeByLength: 0.760, .validity: 0.608,
            .specks: -0.296, .priorByLength: 0.493, .height: -1.325, .page: 0.788,
            .isPair: -0.237, .isFew: -0.740, .found: 0.945,
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
            .constant: 3.436, .length: -0.652, .confidence: 0.557, .leastShape: 0.163, .prior: 0.864,
            .leastPrior: -0.124, .isKnown: 0.262, .isUnknown: -1.261, .outerGap: 0.492, .innerGap: 0.567,
            .line: 0.184, .lineShape: 0.436, .pageShape: 0.353, .isAlone: -0.298, .isSign: 0.309,
        ])
    }
}

extension LogisticModel<SpottedText> {
    /// The model as `boardscan-train gate --fit` fits it on made-up boards, where texts that are there count as much as
    /// texts that are not.
    public static var fitted: SpottingModel {
        SpottingModel([
            .constant: 5.4873, .freeLag: 1.7083, .readLag: 0.7656, .goesOnBefore: -2.5604, .goesOnAfter: -2.1078,
            .shortness: -2.6292,
        ])
    }
}
