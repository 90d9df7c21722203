import GlyphClassifier
import GlyphTraining

/// One writer's way with the alphabet: which forms, how wide, how slanted, how steady.
public struct Hand: Sendable {
    /// How far a letter's top leans to the right per unit of height.
    public var slant: Float
    /// Factor on all widths.
    public var width: Float
    /// Height of lower-case bodies as a share of the capitals'.
    public var bodyHeight: Float
    /// Space between letters in capital heights.
    public var letterGap: Float
    /// Space between words in capital heights.
    public var wordGap: Float
    /// How far points stray from one instance of a letter to the next, in capital heights.
    public var unsteadiness: Float
    /// How far letters stray from the baseline, in capital heights.
    public var wobble: Float

    private let alphabet: StrokeAlphabet
    /// This writer's lasting deviations from the alphabet.
    private let seed: UInt64
    private let character: Float

    /// A writer made up from random numbers.
    public init(using random: inout SplitMix64, alphabet: StrokeAlphabet = .standard, variation: Float = 1) {
        self.alphabet = alphabet
        slant = random.normal() * 0.09 * variation + 0.02
        width = random.logUniform(1 - 0.18 * variation, 1 + 0.2 * variation)
        bodyHeight = random.uniform(0.6 - 0.05 * variation, 0.6 + 0.07 * variation)
        letterGap = random.uniform(0.12, 0.2)
        wordGap = random.uniform(0.62, 0.9)
        unsteadiness = random.uniform(0.006, 0.02) * variation
        wobble = random.uniform(0.005, 0.03) * variation
        character = random.uniform(0.01, 0.035) * variation
        seed = random.next()
    }

    /// The strokes of one instance of a character, in capital heights, baseline at 0, left edge about 0, y down.
    ///
    /// With `anyForm` any of the alphabet's forms is taken rather than this writer's own.
    ///
    /// - Returns: `nil` when the alphabet lacks it.
    public func strokes(
        of letter: Character, anyForm: Bool = false, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]]? {
        plainStrokes(of: letter, anyForm: anyForm, using: &random)
            ?? composedStrokes(of: letter, anyForm: anyForm, using: &random)
    }

    /// The strokes of a mark as this writer makes it, its origin as ``StrokeAlphabet/marks`` has it.
    func markStrokes(
        _ mark: CharacterForms.Mark, anyForm: Bool, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]] {
        instance(
            of: alphabet.forms(of: mark), key: mark.rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) },
            anyForm: anyForm, isLowered: false, using: &random) ?? []
    }

    /// The strokes of a character that the alphabet has a form of.
    func plainStrokes(
        of letter: Character, anyForm: Bool, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]]? {
        instance(
            of: alphabet.forms(of: letter), key: letter.unicodeScalars.reduce(0) { $0 &* 31 &+ UInt64($1.value) },
            anyForm: anyForm, isLowered: letter.isLowercase, using: &random)
    }

    private func instance(
        of forms: [StrokeAlphabet.Shape], key: UInt64, anyForm: Bool, isLowered: Bool, using random: inout SplitMix64
    ) -> [[SIMD2<Float>]]? {
        guard !forms.isEmpty else { return nil }
        var own = SplitMix64(seed: seed &+ key)
        let choice = own.unit()
        let index = min(forms.count - 1, Int((anyForm ? random.unit() : choice) * Float(forms.count)))
        let drop = random.normal() * wobble
        let size = 1 + random.normal() * unsteadiness * 1.5
        return forms[index].strokes.map { stroke in
            var points: [SIMD2<Float>] = []
            var last: (control: SIMD2<Float>, placed: SIMD2<Float>)?
            for control in stroke.points {
                if let last, last.control == control {
                    points.append(last.placed)
                    continue
                }
                var point = isLowered ? lowered(control) : control
                point += SIMD2(own.normal(), own.normal()) * character
                point += SIMD2(random.normal(), random.normal()) * unsteadiness
                point = SIMD2(point.x * width - slant * point.y, point.y) * size + SIMD2(0, drop)
                points.append(point)
                last = (control, point)
            }
            return stroke.isCurve ? SmoothCurve.through(points, step: 0.06) : points
        }
    }

    /// Lower-case bodies as tall as this writer makes them; what stands above is squeezed or stretched.
    private func lowered(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let height = -point.y
        let nominal: Float = 0.6
        if height <= nominal { return SIMD2(point.x, -height * bodyHeight / nominal) }
        return SIMD2(point.x, -(bodyHeight + (height - nominal) * (1 - bodyHeight) / (1 - nominal)))
    }
}
