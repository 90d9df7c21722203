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
        let title = "bbox \(corners(word.box)); x_wconf \(Numbers.wholePercent(word.confidence))"
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
        guard options.includesAlternatives else { return [] }
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
        guard options.includesCharacters else { return Markup.text(character.text) }
        return information(character.text, box: character.box, confidence: character.confidence)
    }

    /// `x_bboxes` and `x_confs` have one entry per code point.
    private func information(_ text: String, box: PixelBox, confidence: Double) -> String {
        let count = max(1, text.unicodeScalars.count)
        let boxes = Array(repeating: corners(box), count: count).joined(separator: " ")
        let percent = Numbers.decimal(Numbers.percent(confidence), places: 2)
        let confidences = Array(repeating: percent, count: count).joined(separator: " ")
        return "<span class='ocrx_cinfo' title='x_bboxes \(boxes); x_confs \(confidences)'>\(Markup.text(text))</span>"
    }

    private func corners(_ box: PixelBox) -> String { "\(box.x) \(box.y) \(box.maxX) \(box.maxY)" }

    private func nlp(_ cost: Double) -> String { "nlp \(Numbers.decimal(cost, places: 3))" }

    private func cost(of word: Word) -> Double { word.characters.reduce(0) { $0 + cost($1.confidence) } }

    /// Finite even for what is impossible.
    private func cost(_ probability: Double) -> Double { -log(max(1e-6, Numbers.probability(probability))) }
}
