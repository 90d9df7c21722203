import Imaging
import Testing

@testable import Boardscan

@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct ThinPictureTests {
    /// There is no room for a letter: nothing is looked for, however long the picture is.
    @Test(arguments: [(1, 200_000), (200_000, 1), (4, 50_000), (50_000, 4)]) func nothingIsReadIn(
        width: Int, height: Int
    ) throws {
        var photo = RGBImage(width: width, height: height, fill: 230)
        for index in photo.pixels.indices where (index / 3) % 7 < 2 { photo.pixels[index] = 20 }
        for isOneLine in [false, true] {
            var options = BoardReader.Options()
            if isOneLine { options.layout = .singleLine }
            let reader = try BoardReader()
            #expect(reader.view(of: photo, options: options).lines.isEmpty)
            #expect(reader.read(photo, options: options).blocks.isEmpty)
        }
    }
}
