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
    private init(_ word: HdbpmnWord, box: TurnedBox, letterHeight: Float?) {
        text = word.text
        direction = word.direction
        self.box = box
        guard let profile = LetterProfile(word.text) else {
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
        let boxes = words.map { $0.turnedBox.scaled(by: scale) }
        let first = zip(words, boxes).map { PlacedWord($0, box: $1, letterHeight: nil) }
        let median = first.filter { LetterProfile($0.text) != nil }.map(\.letterHeight).median
        return zip(words, boxes).map { PlacedWord($0, box: $1, letterHeight: median) }
    }
}
