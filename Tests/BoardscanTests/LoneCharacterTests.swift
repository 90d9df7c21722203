import DocumentFormats
import DocumentModel
import FontGlyphs
import Foundation
import GlyphClassifier
import TestSupport
import Testing
import TrainingSets

@testable import Boardscan

/// Pictures of one printed character, in several sizes and margins.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct LoneCharacterTests {
    @Test func mostAreRead() throws {
        let font = FontLineSetter(
            outlines: try FontOutlines(
                path: FontDirectories.path(of: "DejaVuSans.ttf"), characters: CharacterSet.board.characters))
        let reader = try BoardReader()
        let design = BatteryDesign(seed: 3, count: 12, fonts: 1)
        let items = design.items.filter {
            $0.kind == .character && ($0.condition == .clean || $0.condition == .jpeg) && $0.ground != .bars
        }
        let right = items.count { item in
            let picture = BatteryPicture(item, seed: design.seed, fonts: [font])
            let text = PlainText.text(of: Document(pages: [reader.read(picture.image)]))
            return text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased() == picture.truth.lowercased()
        }
        #expect(items.count == 18 && right >= 14, "\(right) of \(items.count)")
    }
}
