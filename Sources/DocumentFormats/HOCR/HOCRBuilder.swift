import DocumentModel
import FileAccess

/// Puts a document together from hOCR's elements as they open and close.
struct HOCRBuilder {
    /// What an element stands for.
    enum Role {
        case page, block, paragraph, line, word, characters, alternatives, deletion

        init?(element: String, classes: String) {
            let classes = Set(classes.split(whereSeparator: \.isWhitespace).map(String.init))
            let roles: [(Role, Set<String>)] = [
                (.page, ["ocr_page"]), (.block, ["ocr_carea", "ocrx_block"]), (.paragraph, ["ocr_par"]),
                (.line, ["ocr_line", "ocrx_line", "ocr_header", "ocr_footer", "ocr_caption", "ocr_textfloat"]),
                (.word, ["ocrx_word"]), (.characters, ["ocrx_cinfo", "ocr_cinfo"]), (.alternatives, ["alternatives"]),
            ]
            if element == "del" {
                self = .deletion
            } else if let role = roles.first(where: { !$0.1.isDisjoint(with: classes) })?.0 {
                self = role
            } else {
                return nil
            }
        }
    }

    var document = Document(pages: [])
    private var page: Page?
    private var block: Block?
    /// Whether the block is a paragraph outside of any area.
    private var blockIsParagraph = false
    private var line: Line?
    private var word: WordBuilder?
    private var nextWord = 0
    private var deletion: DeletionBuilder?
    private var characters: CharactersBuilder?

    var hasPages: Bool { !document.pages.isEmpty }

    mutating func text(_ text: String) {
        if characters != nil {
            characters?.text += text
        } else if deletion != nil {
            deletion?.append(text)
        } else {
            word?.append(text)
        }
    }

    mutating func open(_ role: Role, _ properties: HOCRProperties) {
        switch role {
        case .page: openPage(properties)
        case .block, .paragraph:
            guard page != nil, block == nil else { return }
            block = Block(box: properties.box() ?? PixelBox(x: 0, y: 0, width: 0, height: 0), lines: [])
            blockIsParagraph = role == .paragraph
        case .line: openLine(properties)
        case .word:
            guard line != nil, deletion == nil, let box = properties.box() else { return }
            word = WordBuilder(box: box, properties)
        case .characters: characters = CharactersBuilder(properties)
        case .alternatives: break
        case .deletion: deletion = DeletionBuilder(cost: properties.numbers("nlp").reduce(0, +))
        }
    }

    mutating func close(_ role: Role) {
        switch role {
        case .page: closePage()
        case .block: closeBlock()
        case .paragraph: if blockIsParagraph { closeBlock() }
        case .line: closeLine()
        case .word: closeWord()
        case .characters: closeCharacters()
        case .alternatives: break
        case .deletion: closeDeletion()
        }
    }

    private mutating func openPage(_ properties: HOCRProperties) {
        closePage()
        nextWord = 0
        let box = properties.box()
        let resolution = properties.numbers("scan_res").compactMap { Int(exactly: $0) }
        let image = properties.string("image").map(ImageReference.decode)
        page = Page(
            index: document.pages.count, source: image == "-" ? nil : image,
            frame: properties.numberBehindString("x_source") ?? 0,
            resolution: resolution.count == 2 ? Resolution(x: resolution[0], y: resolution[1]) : nil,
            width: box?.maxX ?? 0, height: box?.maxY ?? 0, blocks: [])
    }

    private mutating func openLine(_ properties: HOCRProperties) {
        guard let page, line == nil, let box = properties.box() else { return }
        let angle = Line.normalized(properties.numbers("textangle").first ?? 0)
        // A polynomial, its highest power first, from the box's lower left corner once the line is level.
        let coefficients = properties.numbers("baseline").suffix(2)
        let slope = coefficients.count == 2 ? coefficients.first ?? 0 : 0
        let origin = LevelView(angle: angle, width: page.width, height: page.height).around(box)
        let offset = origin.bottom + (coefficients.last ?? 0) - slope * origin.left
        line = Line(box: box, angle: angle, baseline: Baseline(slope: slope, offset: offset), words: [])
    }

    private mutating func closePage() {
        closeBlock()
        guard var page else { return }
        page.textAngle = page.angleOfMostText
        document.pages.append(page)
        self.page = nil
    }

    private mutating func closeBlock() {
        closeLine()
        guard var block else { return }
        block.box = block.lines.map(\.box).union() ?? block.box
        page?.blocks.append(block)
        self.block = nil
    }

    private mutating func closeLine() {
        closeWord()
        guard var line else { return }
        self.line = nil
        line.box = line.words.map(\.box).union() ?? line.box
        if block == nil {
            page?.blocks.append(Block(box: line.box, lines: [line]))
        } else {
            block?.lines.append(line)
        }
    }

    private mutating func closeWord() {
        closeCharacters()
        guard var word else { return }
        self.word = nil
        line?.words.append(word.finished(index: nextWord))
        nextWord += 1
    }

    private mutating func closeCharacters() {
        guard let characters else { return }
        self.characters = nil
        if deletion != nil {
            deletion?.take(characters)
        } else {
            word?.take(element: characters)
        }
    }

    private mutating func closeDeletion() {
        guard let deletion else { return }
        self.deletion = nil
        guard word == nil, let last = line?.words.indices.last else { return }
        line?.words[last].add(deletion)
    }
}

extension Page {
    /// The quarter turn that the lines of most of the words are nearest to.
    fileprivate var angleOfMostText: TextAngle {
        var words: [TextAngle: Int] = [:]
        for line in blocks.flatMap(\.lines) { words[line.quarterTurn, default: 0] += line.words.count }
        return TextAngle.allCases.max { words[$0] ?? 0 < words[$1] ?? 0 } ?? .upright
    }
}
