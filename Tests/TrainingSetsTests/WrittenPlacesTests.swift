import GlyphClassifier
import GlyphTraining
import Testing

@testable import TrainingSets

@Suite struct WrittenPlacesTests {
    /// A stroke from one corner of a box to the other, y down.
    private static func sample(
        _ label: String, left: Float, top: Float, bottom: Float, file: String = "f", order: Int
    ) -> PenSample {
        PenSample(
            label: label, strokes: [[SIMD2(left, top), SIMD2(left + 20, bottom)]], writer: "w", source: "s", file: file,
            order: order)
    }

    /// "xlpx" with an x-height of 40 on a baseline at y.
    private static func line(at y: Float, file: String = "f", from order: Int = 0) -> [PenSample] {
        [
            sample("x", left: 0, top: y - 40, bottom: y, file: file, order: order),
            sample("l", left: 30, top: y - 70, bottom: y, file: file, order: order + 1),
            sample("p", left: 60, top: y - 40, bottom: y + 28, file: file, order: order + 2),
            sample("x", left: 90, top: y - 40, bottom: y, file: file, order: order + 3),
        ]
    }

    /// What a network says that is sure of every picture.
    private static func named(_ labels: [Character]) -> NamedGlyphs {
        let characters: [Character] = [",", "'", "l", "p", "x"]
        return NamedGlyphs(
            characters: characters, probabilities: labels.flatMap { label in characters.map { $0 == label ? 1 : 0 } })
    }

    private static func isNear(_ place: GlyphPlace?, top: Double, bottom: Double) -> Bool {
        guard let place else { return false }
        return abs(place.top - top) < 0.05 && abs(place.bottom - bottom) < 0.05
    }

    @Test func neighboursTellTheBaseline() {
        let comma = Self.sample(",", left: 120, top: 92, bottom: 112, order: 4)
        let apostrophe = Self.sample(",", left: 150, top: 30, bottom: 50, order: 5)
        let places = WrittenPlaces(Self.line(at: 100) + [comma, apostrophe])
            .places(given: Self.named(["x", "l", "p", "x", "'", "'"]))
        #expect(Self.isNear(places[0], top: 1, bottom: 0))
        #expect(Self.isNear(places[1], top: 1.75, bottom: 0))
        #expect(Self.isNear(places[2], top: 1, bottom: -0.7))
        // Its picture is that of an apostrophe; where it stands it can't be one.
        #expect(Self.isNear(places[4], top: 0.2, bottom: -0.3))
        #expect(Self.isNear(places[5], top: 1.75, bottom: 1.25))
    }

    @Test func whatTheyAreIsWhatTheNetworkSays() {
        var samples = Self.line(at: 100)
        for index in samples.indices { samples[index].label = "?" }
        let places = WrittenPlaces(samples).places(given: Self.named(["x", "l", "p", "x"]))
        #expect(Self.isNear(places[1], top: 1.75, bottom: 0))
    }

    @Test func eachLineHasItsOwnBaseline() {
        let samples = Self.line(at: 100) + Self.line(at: 320, from: 4) + Self.line(at: 500, file: "g")
        let places = WrittenPlaces(samples.reversed()).places(
            given: Self.named(Array("xlpxxlpxxlpx".reversed())))
        for place in [places[3], places[7], places[11]] { #expect(Self.isNear(place, top: 1, bottom: 0)) }
    }

    @Test func aCharacterAloneHasNoPlace() {
        let alone = Self.sample("x", left: 0, top: 0, bottom: 40, order: 0)
        let far = Self.sample("x", left: 0, top: 900, bottom: 940, order: 1)
        #expect(WrittenPlaces([alone, far]).places(given: Self.named(["x", "x"])) == [nil, nil])
        #expect(WrittenPlaces([]).places(given: Self.named([])) == [])
    }

    @Test func nothingIsKnownWhereTheNetworkKnowsNothing() {
        let named = NamedGlyphs(characters: ["x"], probabilities: [0, 0, 0, 0])
        #expect(WrittenPlaces(Self.line(at: 100)).places(given: named) == [nil, nil, nil, nil])
    }
}
