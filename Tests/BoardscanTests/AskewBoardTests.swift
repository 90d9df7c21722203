import Comparison
import DocumentFormats
import DocumentModel
import Imaging
import Testing
import TrainingSets

@testable import Boardscan

/// Boards seen from the side or askew.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct AskewBoardTests {
    private func board(yaw: Float?, seed: UInt64) -> SyntheticBoard {
        SyntheticBoard(
            recipe: BoardRecipe(name: "side", level: .twoColumn, seed: seed, width: 1600, height: 1200, yaw: yaw))
    }

    private func errors(_ page: Page, _ truth: BoardTruth) -> Double {
        let score = PageScore(truth: truth.text, text: PlainText.text(of: Document(pages: [page])))
        return score.errorRate
    }

    @Test(arguments: [(51, 40), (52, -40), (53, 45)] as [(UInt64, Float)])
    func aBoardSeenFromTheSideIsRead(seed: UInt64, yaw: Float) throws {
        let board = board(yaw: yaw, seed: seed)
        try withKnownIssue("columns of code and figures, level by chance, are rows", isIntermittent: true) {
            () throws -> Void in
            #expect(errors(try BoardReader().read(board.image), board.truth) < 0.2)
        } when: {
            seed == 51
        }
    }

    @Test(arguments: [10, -10]) func aCameraHeldAskewDoesNoHarm(degrees: Double) throws {
        let reader = try BoardReader()
        for seed in [61, 63] as [UInt64] {
            let board = board(yaw: nil, seed: seed)
            let page = reader.read(try TurnedPhoto(of: board.image, degrees: degrees).image)
            #expect(errors(page, board.truth) <= errors(reader.read(board.image), board.truth) + 0.05)
        }
    }

    @Test(arguments: [25, -33, 45, 70, 150]) func aPhotoIsReadHoweverItIsTurned(degrees: Double) throws {
        withKnownIssue("the finding network has seen too little turned writing", isIntermittent: true) {
            () throws -> Void in
            let reader = try BoardReader()
            let board = board(yaw: nil, seed: 61)
            let page = reader.read(try TurnedPhoto(of: board.image, degrees: degrees).image)
            #expect(errors(page, board.truth) <= errors(reader.read(board.image), board.truth) + 0.05)
        }
    }

    /// Figures that stand by themselves lie in a direction, too, which is none of writing.
    @Test(arguments: [(0, 70), (60, 66), (110, 40)]) func figuresInARowThatIsNoLineStayUpright(step: (x: Int, y: Int))
        throws
    {
        withKnownIssue("the finding network has seen too little turned writing", isIntermittent: true) {
            () throws -> Void in
            var image = RGBImage(width: 1900, height: 1400, fill: 255)
            let font = try BitmapFont()
            let figures = "0123456789012345".map(String.init)
            for (index, figure) in figures.enumerated() {
                let coverage = font.coverage(of: figure, height: 60)
                image.paint(
                    coverage, x: 60 + step.x * index, y: 60 + step.y * index,
                    with: RGBImage.Color(red: 0, green: 0, blue: 0))
            }
            let page = try BoardReader().read(image)
            #expect(page.textAngle == .upright)
            #expect(page.blocks.flatMap(\.lines).flatMap(\.words).map(\.text).joined() == figures.joined())
        }
    }

    @Test func boxesOfAPhotoFarAskewAreThoseOfThePhoto() throws {
        withKnownIssue("the finding network has seen too little turned writing", isIntermittent: true) {
            () throws -> Void in
            let board = board(yaw: nil, seed: 61)
            let photo = try TurnedPhoto(of: board.image, degrees: 40)
            let page = try BoardReader().read(photo.image)
            let characters = page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters)
            let truth = board.truth.lines.flatMap(\.characters)
            let found = truth.count { wanted in
                let place = photo(x: wanted.box.midX, y: wanted.box.midY)
                return characters.contains {
                    $0.text == wanted.text && abs($0.box.midX - place.x) < 8 && abs($0.box.midY - place.y) < 8
                }
            }
            #expect(Double(found) > 0.6 * Double(truth.count), "\(found) of \(truth.count)")
        }
    }

    @Test func boxesAreThoseOfThePhoto() throws {
        let board = board(yaw: 40, seed: 51)
        let page = try BoardReader().read(board.image)
        #expect(page.width == board.image.width && page.height == board.image.height)
        let characters = page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters)
        let truth = board.truth.lines.flatMap(\.characters)
        let found = truth.count { wanted in
            characters.contains { character in
                character.text == wanted.text
                    && 2 * character.box.intersection(wanted.box).area > max(character.box.area, wanted.box.area)
            }
        }
        #expect(Double(found) > 0.7 * Double(truth.count), "\(found) of \(truth.count)")
    }

    @Test func textsAreFoundAtTheirPlaceOnThePhoto() throws {
        let board = board(yaw: -40, seed: 52)
        let search = try BoardReader().search(board.image)
        let words = board.truth.lines.flatMap { $0.text.split(separator: " ") }
        let word = try #require(words.max { $0.count < $1.count })
        let finding = search.find(String(word))
        let box = try #require(finding.box)
        let homes = board.truth.lines.filter { $0.text.contains(word) }
        #expect(finding.confidence > 0.5, "\(word)")
        #expect(homes.contains { 2 * box.intersection($0.box).area > box.area }, "\(word)")
    }
}
