import GlyphTraining

extension PenSample {
    /// Every character that the stroke alphabet has, once in the hand of each of a number of made-up writers.
    public static func madeUp(characters: [Character], writers: Int, seed: UInt64) -> [PenSample] {
        (0..<writers).flatMap { writer in
            var random = SplitMix64(seed: seed &+ UInt64(writer) &* 0x9E37_79B9_7F4A_7C15)
            let hand = Hand(using: &random, variation: 2)
            return characters.compactMap { character in
                hand.strokes(of: character, using: &random).map {
                    PenSample(label: String(character), strokes: $0, writer: "\(writer)")
                }
            }
        }
    }
}
