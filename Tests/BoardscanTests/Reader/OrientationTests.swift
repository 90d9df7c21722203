import DocumentModel
import Foundation
import Imaging
import Testing

@testable import Boardscan

@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct OrientationTests {
    /// Also which side is the top, which the finding network often does not see.
    @Test(arguments: TextAngle.allCases) func theTopIsFound(angle: TextAngle) throws {
        let bytes = Array(try Data(contentsOf: Fixtures.directory.appending(path: "clean-list.jpg")))
        let image = try ImageDecoder(bytes).page(0).turned(toUpright: angle.inverse)
        let orientation = try #require(try BoardReader().orientation(of: image))
        #expect(orientation.textAngle == angle && orientation.confidence > 30, "\(orientation)")
        #expect(abs(orientation.deskewAngle) < 0.02)
    }

    @Test func aBoardWithoutTextHasNone() throws {
        #expect(try BoardReader().orientation(of: RGBImage(width: 200, height: 150, fill: 220)) == nil)
    }
}
