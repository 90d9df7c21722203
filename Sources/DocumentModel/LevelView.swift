import Glibc

/// An image turned clockwise by the angle of a line, so that the line is level in it and reads from the left to the
/// right.
///
/// It is as large as it must be to show all of the image; its origin is its upper left corner, x grows to the right and
/// y downwards. Whoever turns the image by quarter turns as well gets the same view: what is told in it stays as it is.
///
/// ```swift
/// let view = page.view(of: line)
/// let start = view.image(x: left, y: line.baseline.y(at: left))
/// ```
public struct LevelView: Hashable, Sendable {
    /// Along the line, on the image: (`cosine`, -`sine`).
    private let cosine: Double
    private let sine: Double
    /// Of the image's leftmost and uppermost corner, once it is turned about its own upper left one.
    private let left: Double
    private let top: Double

    /// - Parameters:
    ///   - angle: of the line, as ``Line/angle``.
    ///   - width: of the image.
    ///   - height: of the image.
    public init(angle: Double, width: Int, height: Int) {
        (cosine, sine) = Self.components(of: angle)
        let (width, height) = (Double(width), Double(height))
        left = min(0, width * cosine) + min(0, -height * sine)
        top = min(0, width * sine) + min(0, height * cosine)
    }

    /// Exact for quarter turns.
    private static func components(of angle: Double) -> (cosine: Double, sine: Double) {
        switch angle {
        case 0: (1, 0)
        case 90: (0, 1)
        case 180: (-1, 0)
        case 270: (0, -1)
        default: (cos(angle * .pi / 180), sin(angle * .pi / 180))
        }
    }

    /// Whether rows and columns of the image are rows and columns, or columns and rows, of the view.
    public var isQuarterTurn: Bool { cosine == 0 || sine == 0 }

    /// Where a point of the image is in the view.
    public func callAsFunction(x: Double, y: Double) -> (x: Double, y: Double) {
        (x * cosine - y * sine - left, x * sine + y * cosine - top)
    }

    /// Where a point of the view is on the image.
    public func image(x: Double, y: Double) -> (x: Double, y: Double) {
        let (x, y) = (x + left, y + top)
        return (x * cosine + y * sine, y * cosine - x * sine)
    }

    /// The smallest rectangle of the view around a box of the image.
    public func around(_ box: PixelBox) -> LevelBox { LevelBox(around: box.corners.map { self(x: $0.x, y: $0.y) }) }

    /// The smallest box of the image around a rectangle of the view, rounded; empty where the rectangle is.
    public func imageBox(of box: LevelBox) -> PixelBox {
        let corners = LevelBox(
            around: [(box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom)].map {
                image(x: $0.0, y: $0.1)
            })
        return corners.rounded
    }

    /// Where the writing of a word is: not what stands in the corners of its box, if the word is oblique.
    public func box(of word: Word) -> LevelBox {
        if isQuarterTurn { return around(word.box) }
        let boxes = word.characters.map { character in
            // Whoever knows no places of characters gives each its word's.
            writing(in: character.box, characters: character.box == word.box ? word.characters.count : 1)
        }
        return LevelBox(around: boxes) ?? writing(in: word.box, characters: max(1, word.characters.count))
    }

    /// Where the writing of a line is.
    public func box(of line: Line) -> LevelBox {
        isQuarterTurn ? around(line.box) : LevelBox(around: line.words.map(box(of:))) ?? around(line.box)
    }

    /// Usual width of a letter as a share of its height.
    private static let letterAspectRatio = 0.7
    /// Noise variance of the sides' difference over the prior variance of l − h: a ridge term that matters near 45°.
    private static let noiseRatio = 0.02

    /// The rectangle of level sides whose turned corners touch the sides of a box.
    ///
    /// The box's width is l·c + h·s and its height l·s + h·c, for a rectangle l long and h high. That tells l + h at
    /// any angle, but near 45° nothing of l − h, which tends to that of so many letters then (a least-squares estimate
    /// with a prior).
    private func writing(in box: PixelBox, characters: Int) -> LevelBox {
        let whole = around(box)
        let sum = Double(box.width + box.height) / (abs(cosine) + abs(sine))
        let shape = Self.letterAspectRatio * Double(characters)
        let usual = sum * (shape - 1) / (shape + 1)
        let lever = abs(cosine) - abs(sine)
        let surprise = Double(box.width - box.height) - usual * lever
        let difference = usual + surprise * lever / (lever * lever + Self.noiseRatio)
        let length = max(0, min(sum, (sum + difference) / 2))
        return LevelBox(midX: whole.midX, midY: whole.midY, width: length, height: sum - length)
    }
}

extension Page {
    /// The page's image turned so that a line of it is level.
    public func view(of line: Line) -> LevelView { LevelView(angle: line.angle, width: width, height: height) }
}
