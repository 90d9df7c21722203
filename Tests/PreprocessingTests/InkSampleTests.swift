import DocumentModel
import Testing

@testable import Preprocessing

@Suite struct InkSampleTests {
    private func sample(_ remainders: [SIMD3<Float>], _ polarity: Polarity = .darkOnLight) -> InkSample {
        var sample = InkSample(polarity: polarity)
        for remainder in remainders { sample.add(remainder) }
        return sample
    }

    @Test func samplesAddUp() {
        var word = sample([[0.2, 0.2, 0.8]])
        word.add(sample([[0.4, 0.4, 0.6], [0.3, 0.3, 0.7]]))
        #expect(word.count == 3)
        #expect(word.ink == Ink(name: .blue, red: 77, green: 77, blue: 179))
    }

    @Test func lightInkIsTheNegativesRemainder() {
        #expect(sample([[0, 0, 0]], .lightOnDark).ink == Ink(name: .white, red: 255, green: 255, blue: 255))
        #expect(sample([[0, 0.1, 0.8]], .lightOnDark).ink?.name == .yellow)
    }

    /// A thin stroke is half board: paler, not of another colour.
    @Test func aPaleStrokeKeepsItsName() {
        #expect(sample([[0.9, 0.9, 0.9]]).ink?.name == .black)
        #expect(sample([[0.96, 0.8, 0.8]]).ink?.name == .red)
        #expect(sample([[0.8, 0.86, 0.95]]).ink?.name == .blue)
    }

    @Test func strengthIsThatOfTheChannelTheInkTakesMostOf() {
        #expect(sample([[0.9, 0.9, 0.9]]).strength.isClose(to: 0.1))
        #expect(sample([[0.96, 0.2, 0.4], [0.96, 0.4, 0.6]]).strength.isClose(to: 0.7))
        #expect(sample([[0, 0, 0]], .lightOnDark).strength == 1)
    }

    @Test func noPixelsNoInk() {
        #expect(sample([]).ink == nil)
        #expect(sample([]).strength == 0)
    }
}

extension Float {
    fileprivate func isClose(to other: Float) -> Bool { abs(self - other) < 1e-5 }
}
