import DocumentFormats

/// The words of a picture as hdBPMN has them: a Pascal VOC file with each word's `name`, `degree` and `direction`.
public struct HdbpmnWordFile: Hashable, Sendable {
    /// Of the picture, in pixels.
    public var width: Int
    /// The picture's rows.
    public var height: Int
    /// Its words, without those that have no text.
    public var words: [HdbpmnWord]

    /// What is wrong with a file, in one line.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        /// What is wrong.
        public let description: String
    }

    /// - Throws: ``Failure`` where the size is missing or a word lacks anything.
    public init(_ bytes: [UInt8]) throws {
        var scanner = MarkupScanner(bytes)
        var element = ""
        var size: [String: String] = [:]
        var object: [String: String]?
        words = []
        while let event = scanner.next() {
            switch event {
            case .start(let name, _, _):
                element = name
                if name == "object" { object = [:] }
            case .text(let text):
                if object != nil { object?[element, default: ""] += text } else { size[element, default: ""] += text }
            case .end(let name):
                element = ""
                if name == "object", let fields = object {
                    words += try Self.word(fields).map { [$0] } ?? []
                    object = nil
                }
            }
        }
        guard let width = size["width"].flatMap({ Int($0) }), let height = size["height"].flatMap({ Int($0) }),
            width > 0, height > 0
        else { throw Failure(description: "the picture's width and height are missing") }
        self.width = width
        self.height = height
    }

    /// - Returns: `nil` for a word without text.
    private static func word(_ fields: [String: String]) throws -> HdbpmnWord? {
        func number(_ name: String) throws -> Float {
            guard let number = fields[name].flatMap({ Float($0) }), number.isFinite else {
                throw Failure(description: "a word has no number for \(name)")
            }
            return number
        }
        guard let direction = fields["direction"].flatMap(HdbpmnWord.Direction.init) else {
            throw Failure(description: "a word's direction is none of lr, rl, bt and tb")
        }
        let text = (fields["name"] ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let word = HdbpmnWord(
            text: text, degrees: try number("degree"), direction: direction, left: try number("xmin"),
            top: try number("ymin"), right: try number("xmax"), bottom: try number("ymax"))
        guard word.box.left < word.box.right, word.box.top < word.box.bottom else {
            throw Failure(description: "the box of the word \"\(text)\" is empty")
        }
        return text.isEmpty ? nil : word
    }
}
