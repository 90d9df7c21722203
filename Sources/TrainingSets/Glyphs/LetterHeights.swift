import DocumentModel

/// How tall a writer's tall letters and digits are: the measure for pen widths and for the size of a full stop.
struct LetterHeights {
    private var heights: [String: Float] = [:]

    init(_ samples: [PenSample]) {
        let tall = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789bdfhklt")
        var found: [String: [Float]] = [:]
        for sample in samples where sample.label.count == 1 {
            guard let label = sample.label.first, tall.contains(label) else { continue }
            found[Self.key(sample), default: []].append(sample.bounds.height)
        }
        heights = found.compactMapValues { values in
            // Fewer than three tell nothing.
            values.count < 3 ? nil : values.median
        }
    }

    /// The writer's letter height in the sample's unit; the sample's own longer side when nothing else is known or it
    /// is out of all proportion.
    func height(for sample: PenSample) -> Float {
        let bounds = sample.bounds
        let own = max(bounds.width, bounds.height, 1)
        guard let height = heights[Self.key(sample)], own < 4 * height else { return own }
        return max(height, own / 3, 1)
    }

    /// Contributors deliver one person's ink in several files of different resolution.
    private static func key(_ sample: PenSample) -> String { sample.writer + " " + sample.source }
}
