import DocumentModel
import Imaging
import Testing

@testable import Layout

@Suite struct PairGroundTests {
    private static let bare = TestPhoto(width: 400, height: 300, gray: 230)
    private static let black: (UInt8, UInt8, UInt8) = (20, 20, 20)
    private static let yellow: (UInt8, UInt8, UInt8) = (250, 240, 120)
    private static let left = TestPage.line(20, 100, "left")
    private static let right = TestPage.line(250, 100, "right")
    private static let lower = TestPage.line(20, 200, "next")

    private func beside(_ photo: TestPhoto, angle: TextAngle = .upright) throws -> PairGround {
        let ground = LayoutGround(photo.image, angle: angle)
        return PairGround(
            beside: try #require(Stretch(Self.left, index: 0)).standing(on: ground),
            try #require(Stretch(Self.right, index: 1)).standing(on: ground), on: ground)
    }

    private func below(_ photo: TestPhoto) throws -> PairGround {
        let ground = LayoutGround(photo.image)
        let upper = try #require(Stretch(Self.left, index: 0)).standing(on: ground)
        let lower = try #require(Stretch(Self.lower, index: 1)).standing(on: ground)
        return PairGround(from: upper, down: lower, try #require(PairPlace(upper, lower)), on: ground)
    }

    @Test func bareGroundIsNothing() throws {
        for ground in [try beside(Self.bare), try below(Self.bare)] {
            // Means of equal numbers are not quite these.
            #expect(ground.step == 0 && ground.border < 1e-4 && ground.apart == 0)
        }
    }

    @Test func aRuleIsAThinBorder() throws {
        let column = try beside(Self.bare.filled(160..<164, 0..<300, Self.black))
        let row = try below(Self.bare.filled(0..<400, 140..<143, Self.black))
        for ground in [column, row] {
            #expect(ground.border > 0.5 && ground.apart < 0.15 && ground.step == 0)
        }
    }

    /// The board between two notes is neither's ground.
    @Test func notesAreApart() throws {
        let column = try beside(
            Self.bare.filled(0..<100, 60..<130, Self.yellow).filled(240..<400, 60..<130, Self.yellow))
        let row = try below(
            Self.bare.filled(0..<110, 70..<110, Self.yellow).filled(0..<110, 165..<215, Self.yellow))
        for ground in [column, row] { #expect(ground.border > 0.2 && ground.apart > 0.4 && ground.step == 0) }
    }

    @Test func papersOfTwoColoursAreAStep() throws {
        let ground = try beside(Self.bare.filled(200..<400, 0..<300, Self.yellow))
        #expect(ground.step > 0.2 && ground.border < 0.01)
    }

    /// The page is the photo turned until its text is upright.
    @Test func aTurnedPhoto() throws {
        let photo = TestPhoto(width: 300, height: 400, gray: 230).filled(0..<300, 236..<240, Self.black)
        #expect(try beside(photo, angle: .upwards).border > 0.5)
    }

    @Test func nothingIsKnownOutsideThePhoto() throws {
        let ground = try beside(TestPhoto(width: 4, height: 4, gray: 0))
        #expect(ground.step == 0 && ground.border == 0 && ground.apart == 0)
    }
}
