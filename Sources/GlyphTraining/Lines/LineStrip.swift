import Glibc
import GlyphClassifier
import Preprocessing

/// A line's ink and what it says.
public struct InkedText: Sendable {
    /// Its letters have the height that rectification gives them.
    public var mask: InkMask
    /// The photo's contrast where the mask is; `nil` where there was no photo.
    public var contrast: ContrastStrip?
    /// With its spaces.
    public var text: String
    /// The columns of the mask that the ink of each character takes, spaces left out; `nil` for a character without ink,
    /// empty where nobody knows.
    public var places: [Range<Int>?]

    /// A line of known text.
    public init(mask: InkMask, contrast: ContrastStrip? = nil, text: String, places: [Range<Int>?] = []) {
        (self.mask, self.contrast, self.text, self.places) = (mask, contrast, text, places)
    }
}

/// Something that makes lines, one after another; the same random numbers give the same one.
public protocol InkedTextSource: Sendable {
    /// A line; `nil` when these random numbers give none.
    func text(using random: inout SplitMix64) -> InkedText?
}

/// Some lines side by side on one strip, as the line network sees lines, and the classes of all their characters.
///
/// What lies between two lines is a space.
public struct LineStrip: Sendable {
    /// What the network sees.
    public private(set) var input: LineInput
    /// From left to right.
    public private(set) var classes: [Int] = []
    /// For each of them, the columns of answers in which it may be said; `nil` where nobody knows its place.
    public private(set) var places: [ClosedRange<Int>?] = []

    /// Empty columns between two lines, and before the first.
    private static let narrowest: Float = 10
    private static let widest: Float = 48
    /// Throws that may fail before the strip is full enough.
    private static let mostFailures = 4

    /// Draws lines until one no longer fits.
    ///
    /// `strayInk` is the share of the lines that have ink about them which is not theirs.
    init(
        width: Int, characterSet: CharacterSet, strayInk: Float, using random: inout SplitMix64,
        text: (inout SplitMix64) -> InkedText?
    ) {
        var planes = StripPlanes(width: width)
        var failures = 0
        var x = Int(random.logUniform(Self.narrowest, Self.widest))
        while failures < Self.mostFailures {
            guard let line = text(&random) else {
                failures += 1
                continue
            }
            let letters = Self.classes(of: line.text, characterSet)
            let drawing = LineDrawing(line, using: &random)
            guard let letters, !letters.isEmpty, x + drawing.width + Int(Self.narrowest) <= width else {
                failures += 1
                continue
            }
            planes.draw(drawing.tile(using: &random), at: x)
            if random.chance(strayInk) {
                // The finder may have kept it from the line's ink; the photo shows it all the same.
                let isInk = random.chance(0.6)
                for stray in StrayInk.some(using: &random) {
                    switch stray {
                    case .neighbour(let distance):
                        planes.draw(drawing.tile(lower: distance, using: &random), at: x, asInk: isInk)
                    case .stroke(let stroke):
                        planes.draw(stroke, from: x, to: x + drawing.width, asInk: isInk)
                    }
                }
            }
            if !classes.isEmpty {
                classes.append(characterSet.characters.count)
                places.append(nil)
            }
            classes += letters
            places += Self.places(of: letters, drawing, at: x, space: characterSet.characters.count)
            x += drawing.width + Int(random.logUniform(Self.narrowest, Self.widest))
        }
        input = planes.input
    }

    /// The middle third of each character's ink.
    private static func places(of letters: [Int], _ drawing: LineDrawing, at x: Int, space: Int) -> [ClosedRange<Int>?]
    {
        var rest = drawing.places[...]
        guard rest.count == letters.count(where: { $0 != space }) else { return letters.map { _ in nil } }
        return letters.map { letter in
            guard letter != space, let place = rest.popFirst() ?? nil else { return nil }
            let stride = Float(LineArchitecture.stride)
            let third = (place.upperBound - place.lowerBound) / 3
            let first = Int((Float(x) + place.lowerBound + third) / stride)
            return first...max(first, Int((Float(x) + place.upperBound - third) / stride))
        }
    }

    /// - Returns: `nil` when a character has no class.
    private static func classes(of text: String, _ characterSet: CharacterSet) -> [Int]? {
        var classes: [Int] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if !classes.isEmpty { classes.append(characterSet.characters.count) }
            for character in word {
                guard let index = characterSet.index(of: character) else { return nil }
                classes.append(index)
            }
        }
        return classes
    }
}

/// A strip while lines are drawn on it.
struct StripPlanes {
    private let width: Int
    private var ink: [Float]
    private var contrast: [Float]

    init(width: Int) {
        self.width = width
        ink = [Float](repeating: 0, count: width * LineInput.height)
        contrast = ink
    }

    mutating func draw(_ tile: LineTile, at left: Int, asInk: Bool = true) {
        for y in 0..<LineInput.height {
            for x in 0..<min(tile.width, width - left) {
                let (place, own) = (y * width + left + x, y * tile.width + x)
                contrast[place] = max(contrast[place], tile.contrast[own])
                if asInk { ink[place] = max(ink[place], tile.ink[own]) }
            }
        }
    }

    mutating func draw(_ stroke: StrayInk.Stroke, from start: Int, to end: Int, asInk: Bool) {
        stroke.draw(from: start, to: end) { x, y, coverage in
            guard x >= 0, x < width, y >= 0, y < LineInput.height else { return }
            contrast[y * width + x] = max(contrast[y * width + x], coverage / 2)
            if asInk { ink[y * width + x] = max(ink[y * width + x], coverage) }
        }
    }

    var input: LineInput {
        LineInput(width: width, values: zip(ink, contrast).flatMap { [$0, $1] })
    }
}
