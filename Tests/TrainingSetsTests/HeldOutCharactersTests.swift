import Foundation
import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct HeldOutCharactersTests {
    private static let stroke: [[SIMD2<Float>]] = [[SIMD2(0, 0), SIMD2(40, 100)]]

    /// Twenty samples of each of 200 writers.
    private static var unipen: UnipenSet {
        var set = UnipenSet()
        for writer in 0..<200 {
            for label in ["a", "1", "two"] {
                set.characters.append(
                    PenSample(label: label, strokes: stroke, writer: "family/writer\(writer)", category: "1c"))
            }
            set.characters.append(
                PenSample(label: "b", strokes: stroke, writer: "family/writer\(writer)", category: "3"))
        }
        return set
    }

    @Test func takesIsolatedCharactersOfWritersHeldOut() {
        let held = (0..<200).count { WriterSplit.isHeldOut("family/writer\($0)") }
        let set = HeldOutCharacters.unipen(Self.unipen)
        #expect(held > 5)
        #expect(set.labels.count == 2 * held)
        #expect(Set(set.labels) == ["a", "1"])
    }

    @Test func theHalvesShareNobody() {
        let all = HeldOutCharacters.unipen(Self.unipen).labels.count
        let fitted = HeldOutCharacters.unipen(Self.unipen, writers: .forCalibration).labels.count
        let measured = HeldOutCharacters.unipen(Self.unipen, writers: .forMeasuring).labels.count
        #expect(fitted + measured == all && fitted > 0 && measured > 0)
    }

    @Test func theSplitNeverChanges() {
        let writers = ["ap/ron_castillo", "ce/sr3070", "kai/swlee", "art/writer08", "uqb/re_3828", "ibm/r03-04"]
        #expect(writers.allSatisfy { WriterSplit.isHeldOut($0) })
        let fitted = writers.filter { WriterSplit.isForCalibration($0) }
        #expect(fitted == ["ap/ron_castillo", "kai/swlee", "art/writer08", "ibm/r03-04"])
    }

    @Test func placesCountBesideThePictures() throws {
        let writer = try #require((0..<200).map { "family/writer\($0)" }.first { WriterSplit.isHeldOut($0) })
        var set = UnipenSet()
        for (order, (label, top, bottom)) in [("x", 60, 100), ("l", 30, 100), (",", 92, 112)].enumerated() {
            let left = Float(40 * order)
            set.characters.append(
                PenSample(
                    label: label, strokes: [[SIMD2(left, Float(top)), SIMD2(left + 20, Float(bottom))]], writer: writer,
                    category: "1c", file: "f", order: order))
        }
        let held = HeldOutCharacters.unipenInPlace(set)
        #expect(held.labels == ["x", "l", ","])
        let named = NamedGlyphs(
            characters: ["x", "l", "'", ","], probabilities: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0.5, 0.5])
        let placing = try #require(held.placing)
        let says = placing(named)
        #expect(says(2, ",") > says(2, "'") + 1)
        #expect(says(0, "x") > says(0, "l"))
    }

    @Test func imagesKeepTheirLabels() throws {
        let set = EmnistSet(
            pixels: [UInt8](repeating: 0, count: 3 * 784), labels: ["x", "é", "C"],
            isCaseUnknown: [false, false, true], characters: ["x", "é", "C", "c", "D"])
        let images = HeldOutCharacters.images(set, name: "images")
        #expect(images.labels == ["x", "é", "C"])
        #expect(images.isCaseUnknown == [false, false, true])
        #expect(images.characters == ["x", "é", "C", "c", "D"])
        #expect(HeldOutCharacters.emnist(set).labels.count == 3)
        #expect(HeldOutCharacters.emnist(set, range: 1..<2).labels == ["é"])
    }
}
