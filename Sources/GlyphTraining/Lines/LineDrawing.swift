import GlyphClassifier
import Preprocessing

/// A line drawn smaller or larger, wider or narrower, slanted, shifted and warped, with more or less of a pen, all at random.
struct LineDrawing {
    /// Columns of the strip that it takes.
    let width: Int
    private let line: InkedText
    private let contrast: Picture?
    private let scaleX: Float
    private let scaleY: Float
    private let slant: Float
    private let shift: Float
    private let middle: Float
    private let warp: LineWarp
    private let pen: PenVariation
    private let exposure: LineDegradation
    /// The contrast of a photo, more or less of it.
    private let strength: Float

    init(_ line: InkedText, using random: inout SplitMix64) {
        self.line = line
        let factor = Float(LineInput.factor)
        let size = random.logUniform(0.85, 1.15)
        scaleX = size * random.logUniform(0.88, 1.14) / factor
        scaleY = size / factor
        slant = 0.12 * random.normal()
        shift = 2 * random.normal()
        middle = Float(LineInput.middle(of: line.mask))
        width = Int(Float(line.mask.width) * scaleX + abs(slant) * Float(LineInput.height)) + 1
        warp = LineWarp(width: width, using: &random)
        pen = PenVariation(using: &random)
        exposure = LineDegradation(using: &random)
        strength = random.logUniform(0.8, 1.25)
        contrast = line.contrast.map(Picture.init)
    }

    /// Columns of the strip, from the drawing's left end, that each character's ink takes where it neither leans nor
    /// wavers.
    var places: [ClosedRange<Float>?] {
        let left = abs(slant) * Float(LineInput.height) / 2
        return line.places.map { place in
            place.map { Float($0.lowerBound) * scaleX + left...Float($0.upperBound) * scaleX + left }
        }
    }

    /// It is drawn `lower` rows lower than where a line belongs.
    func tile(lower: Float = 0, using random: inout SplitMix64) -> LineTile {
        var ink = pen.varied(coverage(lower: lower), width: width)
        let shown: [Float]
        if let contrast {
            shown = pen.varied(seen(contrast, lower: lower), width: width)
        } else {
            pen.dry(&ink, width: width, using: &random)
            shown = exposure.expose(&ink, width: width, using: &random)
        }
        return LineTile(width: width, ink: ink, contrast: Self.balanced(shown, over: ink, strength: strength))
    }

    /// The mean of four points of the mask for each pixel of the strip.
    private func coverage(lower: Float) -> [Float] {
        let points: [Float] = [0.25, 0.75]
        let mask = line.mask
        var values = [Float](repeating: 0, count: width * LineInput.height)
        mask.pixels.withUnsafeBufferPointer { ink in
            for y in 0..<LineInput.height {
                for x in 0..<width {
                    var sum: Float = 0
                    for partY in points {
                        let across = across(Float(y) + partY, x, lower)
                        let row = Int((across / scaleY + middle).rounded(.down))
                        guard row >= 0, row < mask.height else { continue }
                        for partX in points {
                            let column = Int((along(Float(x) + partX, x, across) / scaleX).rounded(.down))
                            guard column >= 0, column < mask.width else { continue }
                            if ink[row * mask.width + column] != 0 { sum += 0.25 }
                        }
                    }
                    values[y * width + x] = sum
                }
            }
        }
        return values
    }

    private func seen(_ contrast: Picture, lower: Float) -> [Float] {
        let factor = Float(LineInput.factor)
        var values = [Float](repeating: 0, count: width * LineInput.height)
        for y in 0..<LineInput.height {
            for x in 0..<width {
                let across = across(Float(y) + 0.5, x, lower)
                let row = (across / scaleY + middle) / factor - 0.5
                let column = along(Float(x) + 0.5, x, across) / scaleX / factor - 0.5
                values[y * width + x] = contrast.value(column, row)
            }
        }
        return values
    }

    /// A row of the strip → pixels below the line's middle, in the given column.
    private func across(_ y: Float, _ column: Int, _ lower: Float) -> Float {
        (y - Float(LineInput.height) / 2 - shift - lower - warp.rise[column]) / warp.size[column]
    }

    /// A place along the strip, in the given column → pixels from the line's left end.
    private func along(_ x: Float, _ column: Int, _ across: Float) -> Float {
        x + warp.along[column] - abs(slant) * Float(LineInput.height) / 2 + (slant + warp.slant[column]) * across
    }

    /// As much contrast as a line's ink has.
    private static func balanced(_ contrast: [Float], over ink: [Float], strength: Float) -> [Float] {
        var (sum, weight): (Float, Float) = (0, 0)
        for (value, share) in zip(contrast, ink) {
            sum += value * share
            weight += share
        }
        guard sum > 0 else { return contrast }
        let factor = strength * weight / (2 * sum)
        return contrast.map { min(1, max(0, $0 * factor)) }
    }
}

/// A drawn line by itself, of the strip's height.
struct LineTile {
    let width: Int
    /// Row by row from the top left.
    let ink: [Float]
    let contrast: [Float]
}

extension Picture {
    fileprivate init(_ strip: ContrastStrip) {
        self.init(width: strip.width, height: strip.height)
        for (index, value) in strip.values.enumerated() { values[index] = Float(value) * LineInput.contrastUnit }
    }
}
