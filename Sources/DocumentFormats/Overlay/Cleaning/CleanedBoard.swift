import DocumentModel
import Imaging
import Preprocessing

/// The picture of a board as phones' scanners make it.
public enum CleanedBoard {
    /// The part of the words that lie on the board with both ends, if it is one.
    private static let leastWords = 0.98

    /// The photo turned upright; the board alone, seen from the front, where its four edges were found and the writing
    /// lies within them; evenly white with inks in their colours.
    ///
    /// `page` is what was read on the photo.
    public static func picture(of photo: RGBImage, _ page: Page) -> RGBImage {
        let upright = photo.turned(toUpright: page.textAngle)
        var board = upright
        if let outline = BoardOutline(in: upright), holdsWords(outline, of: page.upright) {
            board = outline.rectified(upright)
            board.resolution = upright.resolution
        }
        return Preprocessor().cleaned(board)
    }

    /// The photo evenly white, each point where it was: what was read stays over its ink.
    public static func pictureInPlace(of photo: RGBImage) -> RGBImage { Preprocessor().cleaned(photo) }

    private static func holdsWords(_ outline: BoardOutline, of page: Page) -> Bool {
        let words = page.blocks.flatMap(\.lines).flatMap(\.words)
        let inside = words.count { word in
            outline.contains(x: Double(word.box.x), y: word.box.midY)
                && outline.contains(x: Double(word.box.maxX), y: word.box.midY)
        }
        return Double(inside) >= leastWords * Double(words.count)
    }
}
