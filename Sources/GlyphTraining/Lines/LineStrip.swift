import Glibc
import GlyphClassifier
import Preprocessing

/// A line's ink and what it says.
public struct InkedText: Sendable {
    /// Its letters have the height that rectification gives them.
    public var mask: InkMask
    /// With its spaces, which no network is asked for.
    public var text: String

    /// A line of known text.
    public init(mask: InkMask, text: String) {
        (self.mask, self.text) = (mask, text)
    }
}

/// Something that makes lines, one after another; the same random numbers give the same one.
public protocol InkedTextSource: Sendable {
    /// A line; `nil` when this throw of the dice gave none.
    func text(using random: inout SplitMix64) -> InkedText?
}

/// Some lines side by side on one strip, as the line network sees lines, and the classes of all their characters.
public struct LineStrip: Sendable {
    /// What the network sees.
    public private(set) var input: LineInput
    /// From left to right, without spaces.
    public private(set) var classes: [Int] = []

    /// Empty columns between two lines, and before the first.
    private static let narrowest: Float = 8
    private static let widest: Float = 48
    /// Throws that may fail before the strip is full enough.
    private static let mostFailures = 4

    /// Draws lines until one no longer fits.
    ///
    /// - Parameter strayInk: share of the lines that have ink about them which is not theirs.
    init(
        width: Int, characterSet: CharacterSet, strayInk: Float, using random: inout SplitMix64,
        text: (inout SplitMix64) -> InkedText?
    ) {
        var values = [Float](repeating: 0, count: width * LineInput.height)
        var failures = 0
        var x = Int(random.logUniform(Self.narrowest, Self.widest))
        while failures < Self.mostFailures {
            guard let line = text(&random) else {
                failures += 1
                continue
            }
            let letters = line.text.filter { !$0.isWhitespace }.map { characterSet.index(of: $0) }
            let drawing = LineDrawing(line.mask, using: &random)
            guard !letters.isEmpty, !letters.contains(nil), x + drawing.width + Int(Self.narrowest) <= width else {
                failures += 1
                continue
            }
            drawing.draw(into: &values, stripWidth: width, at: x)
            if random.chance(strayInk) {
                for stray in StrayInk.some(using: &random) {
                    switch stray {
                    case .neighbour(let distance):
                        drawing.draw(into: &values, stripWidth: width, at: x, lower: distance)
                    case .stroke(let stroke):
                        stroke.draw(into: &values, stripWidth: width, from: x, to: x + drawing.width)
                    }
                }
            }
            classes += letters.compactMap(\.self)
            x += drawing.width + Int(random.logUniform(Self.narrowest, Self.widest))
        }
        input = LineInput(width: width, values: values)
    }
}

/// A line drawn smaller or larger, wider or narrower, slanted and shifted, all at random.
private struct LineDrawing {
    private let mask: InkMask
    private let scaleX: Float
    private let scaleY: Float
    private let slant: Float
    private let shift: Float
    private let middle: Float
    /// Columns of the strip that it takes.
    let width: Int

    init(_ mask: InkMask, using random: inout SplitMix64) {
        self.mask = mask
        let factor = Float(LineInput.factor)
        let size = random.logUniform(0.85, 1.15)
        scaleX = size * random.logUniform(0.88, 1.14) / factor
        scaleY = size / factor
        slant = 0.12 * random.normal()
        shift = 2 * random.normal()
        middle = Float(LineInput.middle(of: mask))
        width = Int(Float(mask.width) * scaleX + abs(slant) * Float(LineInput.height)) + 1
    }

    /// Adds to each pixel of the strip the mean of four points of the mask.
    ///
    /// - Parameter lower: rows that it is drawn lower than where a line belongs.
    func draw(into values: inout [Float], stripWidth: Int, at left: Int, lower: Float = 0) {
        let points: [Float] = [0.25, 0.75]
        let inset = abs(slant) * Float(LineInput.height) / 2
        mask.pixels.withUnsafeBufferPointer { ink in
            for y in 0..<LineInput.height {
                for x in 0..<width {
                    var sum: Float = 0
                    for partY in points {
                        let across = Float(y) + partY - Float(LineInput.height) / 2 - shift - lower
                        let row = Int((across / scaleY + middle).rounded(.down))
                        guard row >= 0, row < mask.height else { continue }
                        for partX in points {
                            let along = Float(x) + partX - inset + slant * across
                            let column = Int((along / scaleX).rounded(.down))
                            guard column >= 0, column < mask.width else { continue }
                            if ink[row * mask.width + column] != 0 { sum += 0.25 }
                        }
                    }
                    values[y * stripWidth + left + x] = max(values[y * stripWidth + left + x], sum)
                }
            }
        }
    }
}
