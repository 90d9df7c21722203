import GlyphClassifier
import GlyphTraining
import Segmentation

/// Lines of known text, drawn anew each time with another pen, as ink alone.
public struct InkedTexts: InkedTextSource {
    private let line: @Sendable (inout SplitMix64) -> InkedText?

    /// Words as people wrote them.
    public init(words: [PenSample]) {
        line = { random in
            guard let word = words.randomElement(using: &random) else { return nil }
            return word.lineMask(using: &random).map { InkedText(mask: $0, text: word.label) }
        }
    }

    /// Lines of photos, as the reader cuts them.
    public init(photographed lines: [PhotographedLine]) {
        line = { random in
            lines.randomElement(using: &random).map {
                InkedText(mask: $0.line.mask, contrast: $0.line.contrast, text: $0.text)
            }
        }
    }

    /// Lines put together of single characters.
    public init(composed source: any ContextLineSource) {
        line = { random in
            guard let line = source.line(using: &random), let owned = OwnedMask(of: line, using: &random) else {
                return nil
            }
            return InkedText(mask: owned.mask, text: line.text, places: owned.places)
        }
    }

    /// A line by chance; `nil` when these random numbers give none.
    public func text(using random: inout SplitMix64) -> InkedText? { line(&random) }
}
