import DocumentModel
import Foundation
import Imaging
import Preprocessing
import Testing

@testable import Boardscan

/// A white board and a dark one in one picture.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct BothPolaritiesTests {
    private func picture(_ name: String) throws -> RGBImage {
        try ImageDecoder([UInt8](Data(contentsOf: Fixtures.directory.appending(path: name + ".jpg")))).page(0)
    }

    /// The second picture below the first one.
    private func stacked(_ first: String, _ second: String) throws -> RGBImage {
        let (upper, lower) = (try picture(first), try picture(second))
        try #require(upper.width == lower.width)
        return RGBImage(
            width: upper.width, height: upper.height + lower.height, pixels: upper.pixels + lower.pixels)
    }

    @Test(arguments: [("clean-list", "dark"), ("dark", "clean-code")]) func bothAreRead(
        first: String, second: String
    ) throws {
        let reader = try BoardReader()
        let image = try stacked(first, second)
        let page = reader.read(image)
        let lines = page.blocks.flatMap(\.lines)
        for (name, top) in [(first, 0), (second, 900)] {
            let alone = reader.read(try picture(name)).blocks.flatMap(\.lines)
            let found = lines.filter { $0.box.y >= top && $0.box.y < top + 900 }
            #expect(found.count >= alone.count - 1, "\(name)")
            let inks = Set(found.flatMap(\.words).compactMap(\.ink?.name))
            #expect(inks.contains(name == "dark" ? .white : .black), "\(name): \(inks)")
        }
        #expect(reader.search(image).find("budget").confidence > 0.6)
    }
}
