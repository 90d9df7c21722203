import DocumentModel

extension ALTOWriter {
    func append(_ word: Word, id: String, to result: inout String) {
        let content = "CONTENT=\"\(Markup.attribute(word.text))\""
        let style = word.ink.map { " STYLEREFS=\"ink_\($0.name.rawValue)\"" } ?? ""
        result += "            <String ID=\"\(id)\"\(style) \(content) \(place(word.box))"
        result += " WC=\"\(probability(word.confidence))\""
        guard options.includesCharacters, !word.characters.isEmpty, word.characters.allSatisfy(isGlyph) else {
            result += "/>\n"
            return
        }
        result += ">\n"
        for (position, character) in word.characters.enumerated() {
            append(character, id: "\(id)_\(position + 1)", to: &result)
        }
        result += "            </String>\n"
    }

    private func isGlyph(_ character: RecognizedCharacter) -> Bool { character.text.unicodeScalars.count == 1 }

    private func append(_ character: RecognizedCharacter, id: String, to result: inout String) {
        let content = "CONTENT=\"\(Markup.attribute(character.text))\""
        result +=
            "              <Glyph ID=\"\(id)\" \(content) \(place(character.box)) GC=\"\(probability(character.confidence))\""
        // A variant has at most three code points.
        let variants = character.alternatives.filter { $0.text.unicodeScalars.count <= 3 }
        guard options.includesAlternatives ?? true, !variants.isEmpty else {
            result += "/>\n"
            return
        }
        result += ">\n"
        for variant in variants {
            let content = "CONTENT=\"\(Markup.attribute(variant.text))\""
            result += "                <Variant \(content) VC=\"\(probability(variant.confidence))\"/>\n"
        }
        result += "              </Glyph>\n"
    }

    private func probability(_ value: Double) -> String {
        Numbers.decimal(Numbers.probability(value), places: 4)
    }
}
