import GlyphTraining

extension GlyphAugmentation {
    /// Draws a shape given in letter heights as some hand, pen and camera would.
    ///
    /// Strokes get a pen of the augmentation's width; outlines keep their own weight but for a little more or less.
    public func coverage(of shape: GlyphShape, using random: inout SplitMix64) -> InkCoverage {
        let affine = affine(using: &random)
        let (height, width) = sizes(using: &random)
        let moved = bent(shape, using: &random).mapped { affine($0) }
        if case .strokes = shape {
            return moved.render(scale: height, pen: pen(width: width, using: &random), using: &random)
        }
        guard roughness > 0, random.chance(0.6) else {
            return moved.render(scale: height, pen: Pen(width: 0), using: &random)
        }
        let pen = Pen(width: random.uniform(0.01, 0.07) * height, jitter: random.uniform(0, 0.01) * height)
        return random.chance(0.6)
            ? moved.render(scale: height, pen: pen, using: &random)
            : moved.renderThinned(scale: height, pen: pen, using: &random)
    }

    private func bent(_ shape: GlyphShape, using random: inout SplitMix64) -> GlyphShape {
        field(over: shape.bounds, using: &random).map { field in shape.mapped { field($0) } } ?? shape
    }

    /// - Returns: `nil` when nothing is elastic; then no random number is drawn.
    func field(over bounds: InkBounds, using random: inout SplitMix64) -> ElasticField? {
        elasticity > 0 ? ElasticField(over: bounds, elasticity: elasticity, using: &random) : nil
    }

    /// What camera and threshold do to it, then the classifier's own normalisation.
    public func finish(
        _ coverage: InkCoverage, using random: inout SplitMix64, into output: UnsafeMutableBufferPointer<Float>
    ) {
        GlyphFinisher.finish(coverage, roughness: roughness, using: &random, into: output)
    }
}
