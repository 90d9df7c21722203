import DocumentModel
import Glibc

extension HOCRBuilder {
    /// The text of an `ocrx_cinfo`.
    struct CharactersBuilder {
        var text = ""
        let boxes: [PixelBox]
        /// 0…1.
        let confidences: [Double]

        init(_ properties: HOCRProperties) {
            boxes = properties.boxes("x_bboxes")
            // Tesseract leaves out the s.
            let percent = properties.numbers("x_confs") + properties.numbers("x_conf")
            confidences = percent.map { Numbers.probability($0 / 100) }
        }
    }

    /// An `ocrx_word`.
    struct WordBuilder {
        let box: PixelBox
        /// 0…1.
        let confidence: Double
        /// Of its characters, one for each code point, where the word tells them itself.
        private var told: CharactersBuilder
        private var characters: [RecognizedCharacter] = []

        init(box: PixelBox, _ properties: HOCRProperties) {
            self.box = box
            confidence = Numbers.probability((properties.numbers("x_wconf").first ?? 0) / 100)
            told = CharactersBuilder(properties)
        }

        /// Text of the word itself, not of an `ocrx_cinfo`.
        mutating func append(_ text: String) { told.text += text }

        private mutating func takeOwnText() {
            take(told)
            told.text = ""
        }

        private mutating func append(_ text: String, box: PixelBox, confidence: Double) {
            for character in text where !character.isWhitespace {
                characters.append(
                    RecognizedCharacter(
                        text: String(character), box: box, confidence: confidence, wordIndex: 0,
                        index: characters.count))
            }
        }

        /// Boxes and confidences are one for each code point; a character has the first of its own.
        mutating func take(element group: CharactersBuilder) {
            takeOwnText()
            take(group)
        }

        private mutating func take(_ group: CharactersBuilder) {
            var position = 0
            for character in group.text where !character.isWhitespace {
                let box = position < group.boxes.count ? group.boxes[position] : self.box
                let confidence = position < group.confidences.count ? group.confidences[position] : self.confidence
                append(String(character), box: box, confidence: confidence)
                position += character.unicodeScalars.count
            }
        }

        mutating func finished(index: Int) -> Word {
            takeOwnText()
            for position in characters.indices { characters[position].wordIndex = index }
            return Word(index: index, box: box, confidence: confidence, characters: characters)
        }
    }

    /// A `del`: another reading of the word before it.
    struct DeletionBuilder {
        /// Negative natural logarithm of its probability.
        let cost: Double
        private(set) var before = ""
        private(set) var after = ""
        private(set) var changed: CharactersBuilder?

        init(cost: Double) { self.cost = cost }

        mutating func append(_ text: String) {
            if changed == nil { before += text } else { after += text }
        }

        mutating func take(_ characters: CharactersBuilder) {
            if changed == nil { changed = characters } else { after += characters.text }
        }
    }
}

extension Word {
    /// Adds what another reading has in a character's place.
    mutating func add(_ deletion: HOCRBuilder.DeletionBuilder) {
        if let changed = deletion.changed {
            var before = ""
            for position in characters.indices {
                if before == deletion.before {
                    let alternative = Alternative(text: changed.text, confidence: changed.confidences.first ?? 0)
                    return characters[position].alternatives.append(alternative)
                }
                before += characters[position].text
            }
        } else {
            addReading(deletion.before.filter { !$0.isWhitespace }, probability: exp(-deletion.cost))
        }
    }

    /// A whole word, as other programs write it, that differs in one character.
    private mutating func addReading(_ text: String, probability: Double) {
        guard text.count == characters.count else { return }
        let different = zip(characters.indices, text).filter { characters[$0].text != String($1) }
        guard different.count == 1, let (position, character) = different.first else { return }
        characters[position].alternatives.append(
            Alternative(text: String(character), confidence: Numbers.probability(probability)))
    }
}
