import DocumentModel
import Glibc

extension HOCRWriter {
    /// A word with one character read as its runner-up.
    struct Reading {
        var position: Int
        var alternative: Alternative
        /// Negative natural logarithm of the reading's probability.
        var cost: Double
    }

    func append(_ word: Word, id: String, to result: inout String) {
        let others = readings(of: word)
        var title = "bbox \(corners(word.box)); x_wconf \(Numbers.wholePercent(word.confidence))"
        if options.includesCharacters && !hasCharacterElements && !word.characters.isEmpty {
            title += "; " + properties(of: word.characters.map { ($0.text, $0.box, $0.confidence) })
        }
        let span =
            "<span class='ocrx_word' id='\(id)' title='\(title)'\(style(of: word))>"
            + word.characters.map(span(of:)).joined() + "</span>"
        guard !others.isEmpty else {
            result += "      \(span)\n"
            return
        }
        result += "      <span class='alternatives'>\n"
        result += "       <ins class='alt' title='\(nlp(cost(of: word)))'>\(span)</ins>\n"
        for reading in others { result += "       \(deletion(reading, in: word))\n" }
        result += "      </span>\n"
    }

    /// Black and white are left to whoever shows the text: white would vanish on white.
    private func style(of word: Word) -> String {
        guard let ink = word.ink, ink.name != .black, ink.name != .white else { return "" }
        return " style='color: #\(ink.hexadecimal)'"
    }

    /// The other readings, most probable first; none is more probable than the word, which the language prior chose.
    func readings(of word: Word) -> [Reading] {
        guard options.includesAlternatives ?? false else { return [] }
        let ownCost = cost(of: word)
        let readings = word.characters.enumerated().flatMap { position, character in
            character.alternatives.map {
                let change = cost($0.confidence) - cost(character.confidence)
                return Reading(position: position, alternative: $0, cost: ownCost + max(0, change))
            }
        }
        return readings.enumerated().sorted { ($0.element.cost, $0.offset) < ($1.element.cost, $1.offset) }.map(
            \.element)
    }

    private func deletion(_ reading: Reading, in word: Word) -> String {
        let characters = word.characters
        let before = characters[..<reading.position].map(\.text).joined()
        let after = characters[(reading.position + 1)...].map(\.text).joined()
        let changed = information(
            reading.alternative.text, box: characters[reading.position].box, confidence: reading.alternative.confidence)
        return
            "<del class='alt' title='\(nlp(reading.cost))'>\(Markup.text(before))\(changed)\(Markup.text(after))</del>"
    }

    private func span(of character: RecognizedCharacter) -> String {
        guard hasCharacterElements else { return Markup.text(character.text) }
        return information(character.text, box: character.box, confidence: character.confidence)
    }

    private func information(_ text: String, box: PixelBox, confidence: Double) -> String {
        "<span class='ocrx_cinfo' title='\(properties(of: [(text, box, confidence)]))'>\(Markup.text(text))</span>"
    }

    /// `x_bboxes` and `x_confs` have one entry per code point.
    private func properties(of characters: [(text: String, box: PixelBox, confidence: Double)]) -> String {
        func each(_ value: ((text: String, box: PixelBox, confidence: Double)) -> String) -> String {
            characters.flatMap { Array(repeating: value($0), count: max(1, $0.text.unicodeScalars.count)) }
                .joined(separator: " ")
        }
        let confidences = each { Numbers.decimal(Numbers.percent($0.confidence), places: 2) }
        return "x_bboxes \(each { corners($0.box) }); x_confs \(confidences)"
    }

    private func corners(_ box: PixelBox) -> String { "\(box.x) \(box.y) \(box.maxX) \(box.maxY)" }

    private func nlp(_ cost: Double) -> String { "nlp \(Numbers.decimal(cost, places: 3))" }

    private func cost(of word: Word) -> Double { word.characters.reduce(0) { $0 + cost($1.confidence) } }

    /// Finite even for what is impossible.
    private func cost(_ probability: Double) -> Double { -log(max(1e-6, Numbers.probability(probability))) }
}
