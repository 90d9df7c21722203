import Imaging

extension LabelledPicture {
    /// A photo of GNHK with its words put to lines and its ink told by them; made smaller where it is large.
    ///
    /// - Throws: `ImageError`.
    public init(gnhk photo: RGBImage, page: GnhkPage) throws {
        try self.init(
            photo: photo, words: { scale in PlacedWord.words(page.words, scale: scale) },
            lines: { words, strokes in
                // One number may stand for two lines: words of a number are linked by where they stand.
                Dictionary(grouping: words.indices) { page.words[$0].line }.sorted { $0.key < $1.key }
                    .flatMap { WordLinking.lines(of: $0.value.map { words[$0] }, strokes: strokes) }
            })
    }
}

extension PlacedWord {
    /// `scale` is the size of the picture over that of the photo with the words' corners.
    static func words(_ words: [GnhkPage.Word], scale: SIMD2<Float>) -> [PlacedWord] {
        PlacedWord.words(words.map { ($0.text, TurnedBox(quad: $0.quad.map { $0 * scale })) })
    }
}
