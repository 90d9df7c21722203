/// In whose box a pixel is: the number of a line, by the word box that has the pixel nearest to its middle.
struct InkOwners: Sendable {
    let width: Int
    /// Row by row; -1 where no word is.
    private(set) var lines: [Int32]
    /// The number of the word in its line.
    private(set) var words: [Int32]

    /// The boxes are taken larger by `margin` on each side, in heights of capitals.
    init(_ lines: [PlacedLine], margin: Float, width: Int, height: Int) {
        self.width = width
        var owners = [Int32](repeating: -1, count: width * height)
        var words = owners
        var distances = [Float](repeating: .infinity, count: width * height)
        for (number, line) in lines.enumerated() {
            for (place, word) in line.words.enumerated() {
                let box = word.box.dilated(by: margin * line.letterHeight)
                let half = SIMD2(max(1, box.length), max(1, box.height)) / 2
                box.forEachPixel(width: width, height: height) { x, y, offset in
                    let distance = max(abs(offset.x) / half.x, abs(offset.y) / half.y)
                    guard distance < distances[y * width + x] else { return }
                    distances[y * width + x] = distance
                    owners[y * width + x] = Int32(number)
                    words[y * width + x] = Int32(place)
                }
            }
        }
        self.lines = owners
        self.words = words
    }
}
