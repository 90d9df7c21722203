import DocumentModel
import FileAccess

extension JSONDocument {
    init(_ document: Document, options: FormatOptions) {
        schema = Self.schema
        version = Self.currentVersion
        generator = "\(options.generator.name) \(options.generator.version)"
        language = document.language
        source = document.source.map(Path.init)
        problems = document.problems.isEmpty ? nil : document.problems
        pages = document.pages.map { Page($0, options: options) }
    }
}

extension JSONDocument.Path {
    init(_ source: String) {
        let bytes = FilePath(source).bytes
        path = String(decoding: bytes, as: UTF8.self)
        pathBytes = HexadecimalDigits.encodeUnlessText(bytes)
    }

    /// For `FilePath`.
    var source: String { pathBytes.flatMap(HexadecimalDigits.decode).map { FilePath(bytes: $0).string } ?? path }
}

extension JSONDocument.Page {
    init(_ page: Page, options: FormatOptions) {
        index = page.index
        image = JSONDocument.Image(page)
        textAngle = page.textAngle == .upright ? nil : page.textAngle
        blocks = page.blocks.map { block in
            JSONDocument.Block(
                box: block.box, lines: block.lines.map { JSONDocument.Line($0, of: page, options: options) })
        }
    }
}

extension JSONDocument.Image {
    init(_ page: Page) {
        let source = page.source.map(JSONDocument.Path.init)
        path = source?.path
        pathBytes = source?.pathBytes
        frame = page.frame
        width = page.width
        height = page.height
        resolution = page.resolution
    }
}

extension JSONDocument.Line {
    init(_ line: Line, of page: Page, options: FormatOptions) {
        text = line.words.map(\.text).joined(separator: " ")
        box = line.box
        angle = line.angle == 0 && page.textAngle == .upright ? nil : line.angle.rounded(places: 1)
        baseline = Baseline(
            slope: line.baseline.slope.rounded(places: 6), offset: line.baseline.offset.rounded(places: 2))
        indentation = line.indentation
        words = line.words.map { JSONDocument.Word($0, options: options) }
    }
}

extension JSONDocument.Word {
    init(_ word: Word, options: FormatOptions) {
        index = word.index
        text = word.text
        box = word.box
        confidence = Numbers.probability(word.confidence).rounded(places: 4)
        ink = word.ink
        characters =
            options.includesCharacters ? word.characters.map { JSONDocument.Character($0, options: options) } : nil
    }
}

extension JSONDocument.Character {
    init(_ character: RecognizedCharacter, options: FormatOptions) {
        wordIndex = character.wordIndex
        index = character.index
        text = character.text
        box = character.box
        confidence = Numbers.probability(character.confidence).rounded(places: 4)
        ink = character.ink
        guard options.includesAlternatives ?? true else { return }
        alternatives = character.alternatives.map {
            Alternative(text: $0.text, confidence: Numbers.probability($0.confidence).rounded(places: 4))
        }
    }
}

extension Double {
    /// 0 for what is no number: JSON has no way to write it.
    fileprivate func rounded(places: Int) -> Double { Double(Numbers.decimal(self, places: places)) ?? 0 }
}
