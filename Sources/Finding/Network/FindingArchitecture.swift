import NetworkKernels

/// A fully convolutional encoder–decoder with skip connections: coarse maps are upsampled and added to finer ones.
///
/// Feature pyramids (Lin et al. 2017, doi:10.1109/CVPR.2017.106) and U-nets (Ronneberger et al. 2015,
/// doi:10.1007/978-3-319-24574-4_28) are built the same way.
///
///     input                                     h × w × 3
///     down 1   3×3 / 2                          h/2 × w/2 × 16
///     down 2   3×3 / 2, 3×3                     h/4 × w/4 × 32     ─────────────── + ── 3×3 ── 1×1 → answers
///     down 3   3×3 / 2, 3×3                     h/8 × w/8 × 48     ──────── + ── 3×3 ──┘ 1×1, twice the size
///     down 4   …                                h/16 × w/16 × 96   ─ + ── 3×3 ──┘
///
/// Sizes are rounded up at each step down.
public struct FindingArchitecture: MapArchitecture {
    public static let magic = "BSCF"
    public static let name = "finding model"

    /// Channels after each step down, from half the input's size on.
    public var widths: [Int]
    /// Convolutions at each size besides the one that leads to it.
    public var repeats: [Int]
    /// Channels of the input.
    public var inputs: Int
    /// Channels of the output: one for each ``FindingMap/Channel``.
    public var outputs: Int

    /// The steps down before the output's size: answers are for cells of 4 × 4 pixels.
    static let outputLevel = 1
    /// Pixels along a cell's side.
    public static let cell = 4

    /// A network of these sizes; those of the one in the program by default.
    public init(
        widths: [Int] = [16, 32, 48, 96, 128, 128], repeats: [Int] = [0, 1, 1, 1, 1, 1],
        inputs: Int = FindingInput.channels, outputs: Int = FindingMap.Channel.allCases.count
    ) {
        (self.widths, self.repeats, self.inputs, self.outputs) = (widths, repeats, inputs, outputs)
    }

    /// The layers in order: step i makes tensor i + 1.
    public var steps: [MapStep] {
        var steps: [MapStep] = []
        func convolve(_ input: Int, _ from: Int, _ to: Int, kernel: Int = 3, stride: Int = 1, isLast: Bool = false)
            -> Int
        {
            let layer = Convolution(
                kernel: kernel, from: from, to: to, stride: stride, padding: kernel / 2, batchNormalized: !isLast)
            steps.append(.convolution(input: input, layer, isLast: isLast))
            return steps.count
        }
        var (tensor, channels) = (0, inputs)
        var levels: [Int] = []
        for (width, count) in zip(widths, repeats) {
            tensor = convolve(tensor, channels, width, stride: 2)
            for _ in 0..<count { tensor = convolve(tensor, width, width) }
            levels.append(tensor)
            channels = width
        }
        for level in (Self.outputLevel..<widths.count - 1).reversed() {
            tensor = convolve(tensor, channels, widths[level], kernel: 1)
            steps.append(.merge(coarse: tensor, fine: levels[level]))
            channels = widths[level]
            tensor = convolve(steps.count, channels, channels)
        }
        _ = convolve(tensor, channels, outputs, kernel: 1, isLast: true)
        return steps
    }

    /// Whether it can be run at all; what a file says may be anything.
    public var isSound: Bool {
        widths.count == repeats.count && (2...8).contains(widths.count)
            && widths.allSatisfy { (1...512).contains($0) } && repeats.allSatisfy { (0...8).contains($0) }
            && inputs == FindingInput.channels && outputs == FindingMap.Channel.allCases.count
    }
}
