import Glibc
import GlyphClassifier

/// What a network says of all glyphs of a set, from their pictures alone.
public struct NamedGlyphs: Sendable {
    /// Those that it knows.
    public let characters: [Character]
    private let probabilities: [Float]

    /// - Parameters:
    ///   - characters: the network's classes, "not a character" left out.
    ///   - probabilities: `characters.count` for each glyph.
    public init(characters: [Character], probabilities: [Float]) {
        self.characters = characters
        self.probabilities = probabilities
    }

    /// The probability of each character, in their order.
    public func probabilities(of glyph: Int) -> ArraySlice<Float> {
        probabilities[glyph * characters.count..<(glyph + 1) * characters.count]
    }
}

extension NamedGlyphs {
    /// There are `classCount` logits for each glyph.
    init(logits: [Float], of characterSet: CharacterSet, temperature: Float) {
        let classes = characterSet.classCount
        var probabilities: [Float] = []
        var scores = [Float](repeating: 0, count: classes)
        for start in stride(from: 0, to: logits.count, by: classes) {
            scores.replaceSubrange(0..<classes, with: logits[start..<start + classes])
            scores.withUnsafeMutableBufferPointer { scores in
                guard let base = scores.baseAddress else { return }
                base[characterSet.notACharacter] = -.infinity
                ConvolutionalClassifier.logSoftmax(base, classes: classes, temperature: temperature)
            }
            probabilities += scores.prefix(characterSet.characters.count).map { exp($0) }
        }
        self.init(characters: characterSet.characters, probabilities: probabilities)
    }
}
