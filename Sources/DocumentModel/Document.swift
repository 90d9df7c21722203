/// What was read from one input, from pages down to single characters.
public struct Document: Hashable, Sendable, Codable {
    /// The input's name as the user gave it; `nil` for standard input.
    public var source: String?
    /// The language that was expected, as a BCP 47 tag; `nil` when none was.
    public var language: String?
    /// The pages, in the order of the input.
    public var pages: [Page]
    /// Messages for people about parts of the input that could not be read.
    public var problems: [String]

    /// A document put together from its parts.
    public init(source: String? = nil, language: String? = nil, pages: [Page], problems: [String] = []) {
        self.source = source
        self.language = language
        self.pages = pages
        self.problems = problems
    }
}

/// One image (or one frame of a TIFF): blocks in reading order.
public struct Page: Hashable, Sendable, Codable {
    /// Counted from 0 within the document.
    public var index: Int
    /// The image file's path, from where the result will lie; `nil` for standard input.
    public var source: String?
    /// Which picture of that file it is, counted from 0: more than 0 for a TIFF's further pages and a
    /// stream's further images.
    public var frame: Int
    /// The resolution the image file tells; `nil` when it tells none.
    public var resolution: Resolution?
    /// Width of the upright image in pixels.
    public var width: Int
    /// Height of the upright image in pixels.
    public var height: Int
    /// How most of the text stands in that image; each line has an angle of its own (``Line/angle``).
    public var textAngle: TextAngle
    /// What was read, in reading order.
    public var blocks: [Block]

    /// A page put together from its parts; ``index`` and ``frame`` are counted from 0.
    public init(
        index: Int = 0, source: String? = nil, frame: Int = 0, resolution: Resolution? = nil, width: Int, height: Int,
        textAngle: TextAngle = .upright, blocks: [Block]
    ) {
        self.index = index
        self.source = source
        self.frame = frame
        self.resolution = resolution
        self.width = width
        self.height = height
        self.textAngle = textAngle
        self.blocks = blocks
    }
}

/// Lines that belong together: a column, a box, a paragraph.
public struct Block: Hashable, Sendable, Codable {
    /// Around all of its lines, on the page's image.
    public var box: PixelBox
    /// The lines, in reading order.
    public var lines: [Line]

    /// A block put together from its parts.
    public init(box: PixelBox, lines: [Line]) {
        self.box = box
        self.lines = lines
    }
}

/// Words on one baseline, in reading order.
public struct Line: Hashable, Sendable, Codable {
    /// Around all of its words, on the page's image.
    public var box: PixelBox
    /// How the line runs on the page's image: degrees counter-clockwise from level, left to right, 0 up to 360, as
    /// hOCR's `textangle` counts.
    ///
    /// 90 is from the bottom to the top. The angle is relative to the image, not to ``Page/textAngle``. Lines that
    /// slant a little are level (``stand(from:to:width:height:)``).
    public var angle: Double
    /// In the image turned until the line is level (``LevelView``).
    public var baseline: Baseline
    /// Blanks in front of the line, in characters: the indentation of code.
    public var indentation: Int
    /// The words, in reading order.
    public var words: [Word]

    /// A line put together from its parts; level and without indentation unless told otherwise.
    public init(box: PixelBox, angle: Double = 0, baseline: Baseline, indentation: Int = 0, words: [Word]) {
        self.box = box
        self.angle = angle
        self.baseline = baseline
        self.indentation = indentation
        self.words = words
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        box = try values.decode(PixelBox.self, forKey: .box)
        // `angle` is optional in the schema.
        angle = try values.decodeIfPresent(Double.self, forKey: .angle) ?? 0
        baseline = try values.decode(Baseline.self, forKey: .baseline)
        indentation = try values.decode(Int.self, forKey: .indentation)
        words = try values.decode([Word].self, forKey: .words)
    }
}

/// The straight line letters stand on: `y = slope · x + offset`, in pixels of the image turned until its text is level.
public struct Baseline: Hashable, Sendable, Codable {
    /// Pixels downwards for each pixel to the right.
    public var slope: Double
    /// The baseline's row, in pixels, where the column is 0.
    public var offset: Double

    /// The line `y = slope · x + offset`.
    public init(slope: Double, offset: Double) {
        self.slope = slope
        self.offset = offset
    }

    /// The baseline's row at a column.
    public func y(at x: Double) -> Double { slope * x + offset }
}

/// Characters between two spaces.
public struct Word: Hashable, Sendable, Codable {
    /// Counted from 0 within the page, in reading order.
    public var index: Int
    /// Around all of its characters, on the page's image.
    public var box: PixelBox
    /// The calibrated probability, 0…1, that the whole word is right.
    public var confidence: Double
    /// The characters, in reading order.
    public var characters: [RecognizedCharacter]
    /// What it was written with, if anybody looked.
    public var ink: Ink?
    /// Which cell of its row it stands in, counted from 0; `nil` where the line has no wide gap.
    public var cell: Int?

    /// A word put together from its parts.
    public init(
        index: Int, box: PixelBox, confidence: Double, characters: [RecognizedCharacter], ink: Ink? = nil,
        cell: Int? = nil
    ) {
        self.index = index
        self.box = box
        self.confidence = confidence
        self.characters = characters
        self.ink = ink
        self.cell = cell
    }

    /// The word's characters, one behind the other.
    public var text: String { characters.map(\.text).joined() }
}

/// One character with its place, its confidence and what else it might be.
public struct RecognizedCharacter: Hashable, Sendable, Codable {
    /// The character as it was read.
    public var text: String
    /// Around the character's ink, on the page's image.
    public var box: PixelBox
    /// The calibrated probability, 0…1, that `text` is right.
    public var confidence: Double
    /// Runners-up, most probable first, without `text` itself.
    public var alternatives: [Alternative]
    /// The index of the word it belongs to, within the page.
    public var wordIndex: Int
    /// Counted from 0 within the word.
    public var index: Int
    /// What it was written with, if anybody looked.
    public var ink: Ink?

    /// A character put together from its parts.
    public init(
        text: String, box: PixelBox, confidence: Double, alternatives: [Alternative] = [], wordIndex: Int, index: Int,
        ink: Ink? = nil
    ) {
        self.text = text
        self.box = box
        self.confidence = confidence
        self.alternatives = alternatives
        self.wordIndex = wordIndex
        self.index = index
        self.ink = ink
    }
}

/// A runner-up: another reading of the same character.
public struct Alternative: Hashable, Sendable, Codable {
    /// The character as it may be read.
    public var text: String
    /// The probability, 0…1, that this reading is right.
    public var confidence: Double

    /// A runner-up put together from its parts.
    public init(text: String, confidence: Double) {
        self.text = text
        self.confidence = confidence
    }
}

extension Word {
    /// The word, and its characters, with the next index; that is moved on.
    package func numbered(_ next: inout Int) -> Word {
        var word = self
        word.index = next
        for position in word.characters.indices { word.characters[position].wordIndex = next }
        next += 1
        return word
    }
}

extension Document {
    /// One document of the pages of several, which are counted through.
    ///
    /// It has no source, its pages do; its language is the one that all of them have.
    public static func joining(_ documents: [Document]) -> Document {
        guard let first = documents.first, documents.count > 1 else { return documents.first ?? Document(pages: []) }
        var pages = documents.flatMap(\.pages)
        for position in pages.indices { pages[position].index = position }
        let language = documents.allSatisfy { $0.language == first.language } ? first.language : nil
        return Document(language: language, pages: pages, problems: documents.flatMap(\.problems))
    }
}
