import BundledModels
import DocumentModel
import FontGlyphs
import Foundation
import GlyphClassifier
import Reading
import Segmentation
import Testing
import TrainingSets

@testable import Boardscan

/// What is plainly there is read as something, whatever English expects: over a small battery of print.
@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct SureCharactersTests {
    /// From this probability on a component is a letter or digit beyond doubt.
    private static let sure: Float = 0.99

    private static func setter() throws -> FontLineSetter {
        FontLineSetter(
            outlines: try FontOutlines(
                path: FontDirectories.path(of: "DejaVuSans.ttf"), characters: CharacterSet.board.characters))
    }

    /// Where a line has letters and digits that nobody could doubt, on the view.
    private static func sureBoxes(of line: ScoredLine) -> [PixelBox] {
        let primitives = line.line.primitives
        return line.graph.candidates.indices.compactMap { index in
            let candidate = line.graph.candidates[index]
            // A primitive by itself that was not cut from anything.
            guard candidate.primitiveCount == 1,
                primitives.count(where: { $0.component == primitives[candidate.start].component }) == 1
            else { return nil }
            let isSure = line.characterSet.characters.enumerated().contains { place, character in
                (character.isLetter || character.isNumber) && !"Il1|oO0".contains(character)
                    && line.logProbability(candidate: index, class: place) >= log(sure)
            }
            return isSure ? line.line.pageBox(of: candidate.primitives) : nil
        }
    }

    @Test(arguments: ["prose", "figures", "lists", "receipts", "word"])
    func noneVanishes(kind: String) throws {
        let reader = try BoardReader()
        let glyphs = try ConvolutionalClassifier(ModelFile(bytes: BoardReader.bundledModel()))
        let fonts: [any LineSetter] = [try Self.setter()]
        let design = BatteryDesign(seed: 11, count: 2, fonts: 1)
        for item in design.items where item.kind.rawValue == kind && item.condition == .clean {
            let image = BatteryPicture(item, seed: design.seed, fonts: fonts).image
            let reading = reader.reading(of: reader.view(of: image))
            let read = reading.page.blocks.flatMap(\.lines).flatMap(\.words).flatMap(\.characters).map(\.box)
            let scored = ScoredLine.score(reading.seen.map(\.line), with: glyphs)
            for box in scored.flatMap(Self.sureBoxes) {
                let isRead = read.contains { 2 * $0.intersection(box).area > box.area }
                #expect(isRead, "\(item.name): \(box)")
            }
        }
    }
}
