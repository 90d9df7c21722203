import DocumentModel

/// A word in the picture its ink is sought in.
struct PlacedWord: Hashable, Sendable {
    var text: String
    var direction: HdbpmnWord.Direction
    var box: TurnedBox
    /// Of a capital, in pixels, by the zones its letters fill.
    var letterHeight: Float
    /// From the box's centre down to the middle of its small letters, in pixels.
    private var middleOffset: Float

    /// The middle of its small letters.
    var middle: SIMD2<Float> { box.centre + box.across * middleOffset }

    /// `letterHeight` is that of the page's words, for one that has neither letters nor digits.
    private init(_ text: String, box: TurnedBox, letterHeight: Float?) {
        self.text = text
        self.box = box
        direction = HdbpmnWord.Direction(of: box.along)
        guard let profile = LetterProfile(text) else {
            self.letterHeight = letterHeight ?? box.height
            middleOffset = 0
            return
        }
        self.letterHeight = box.height / (profile.top + profile.bottom)
        let baseline = box.height / 2 - profile.bottom * self.letterHeight
        middleOffset = baseline - LetterProfile.xHeight / 2 * self.letterHeight
    }

    /// `scale` is the size of the picture over that of the words' one.
    static func words(_ words: [HdbpmnWord], scale: SIMD2<Float>) -> [PlacedWord] {
        let placed = Self.words(words.map { ($0.text, $0.turnedBox.scaled(by: scale)) })
        return zip(words, placed).map { word, place in
            var place = place
            place.direction = word.direction
            return place
        }
    }

    /// Words in their boxes.
    static func words(_ words: [(text: String, box: TurnedBox)]) -> [PlacedWord] {
        let first = words.map { PlacedWord($0.text, box: $0.box, letterHeight: nil) }
        let median = first.filter { LetterProfile($0.text) != nil }.map(\.letterHeight).median
        return words.map { PlacedWord($0.text, box: $0.box, letterHeight: median) }
    }
}

extension HdbpmnWord.Direction {
    /// The quarter turn that a direction of reading is nearest to.
    init(of along: SIMD2<Float>) {
        if abs(along.x) >= abs(along.y) {
            self = along.x >= 0 ? .leftToRight : .rightToLeft
        } else {
            self = along.y < 0 ? .bottomToTop : .topToBottom
        }
    }
}
