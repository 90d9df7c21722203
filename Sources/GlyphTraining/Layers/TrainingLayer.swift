import GlyphClassifier

/// One layer in training: the forward pass, and the backward pass that needs what the forward pass saw.
///
/// A class because it keeps working memory (patches, dropout masks, batch statistics) from one pass to the other. Each
/// shard of a minibatch has its own layers, so that nothing is shared between threads but the parameters, read only.
protocol TrainingLayer: AnyObject {
    /// Values of one glyph.
    var inputCount: Int { get }
    var outputCount: Int { get }
    /// Whether input and output are the same memory, and so are their gradients.
    var isInPlace: Bool { get }

    func forward(
        _ input: UnsafePointer<Float>, into output: UnsafeMutablePointer<Float>, _ pass: TrainingPass)

    /// - Parameters:
    ///   - input: what `forward` was given.
    ///   - output: what it gave; for a layer followed by an in-place layer, what that one made of it.
    ///   - outputGradient: the loss's derivative by the output; may be overwritten.
    ///   - inputGradient: the derivative by the input, to be overwritten; nil when nobody needs it.
    ///   - pass: what all layers share; the derivatives by the parameters are added to it.
    func backward(
        input: UnsafePointer<Float>, output: UnsafePointer<Float>, outputGradient: UnsafeMutablePointer<Float>,
        inputGradient: UnsafeMutablePointer<Float>?, _ pass: TrainingPass)
}

/// What all layers share in one pass.
struct TrainingPass {
    /// Glyphs in the shard.
    let count: Int
    let parameters: UnsafePointer<Float>
    /// Sums of derivatives by the parameters; layers add to it.
    let gradients: UnsafeMutablePointer<Float>
    /// This shard's means and variances, for the running averages.
    let statistics: UnsafeMutablePointer<Float>
    /// Seeds dropout.
    let seed: UInt64
}
