import DocumentModel

// Both are fitted on pages whose text is known. TrainingData/README.md names the pages and gives the command.

extension LogisticModel<RowEvidence> {
    /// Fitted to such pairs; `boardscan-train layout --fit` fits it anew.
    public static var fitted: LogisticModel {
        LogisticModel([
            .constant: 0.546, .gap: -0.139, .gapShare: -0.516, .isOneLine: 0.545, .drop: -2.643, .isItem: -0.473,
            .edges: -0.176, .crossing: 2.452, .sides: -0.123, .rungs: 1.63, .unevenness: -5.168, .unpaired: -5.845,
            .pitch: 0.851, .spread: -0.008, .leftWords: -0.324, .length: -0.027, .figures: 3.899, .brevity: 0.245,
            .step: -1.139, .border: -0.562, .apart: -0.284, .shelf: 0.472,
        ])
    }
}

extension LogisticModel<BelowEvidence> {
    /// Fitted to such pairs; `boardscan-train layout --fit` fits it anew.
    public static var fitted: LogisticModel {
        LogisticModel([
            .constant: 0.335, .tight: -6.861, .far: -1.545, .distance: -1.041, .indent: -0.054, .edges: -0.542,
            .middles: 0.08, .overlap: 1.993, .apart: -1.577, .size: -0.812, .angle: 0.507, .polarity: -2.107,
            .items: 0.688, .hangs: 0.857, .isOpen: 1.018, .between: -2.972, .besideLower: -1.978, .besideUpper: -0.516,
            .excess: 0.083, .plainness: -0.14, .step: -2.526, .border: -1.431, .extraBorder: 0.266,
            .apartGround: -0.181,
        ])
    }
}
