import Testing

@testable import GlyphTraining

@Suite struct SampleScheduleTests {
    @Test func drawsEverythingBeforeItRepeats() {
        let epochs = (0..<3).map { SampleSchedule(sizes: [10], draws: [5], seed: 1, epoch: $0).samples }
        #expect(Set(epochs[0] + epochs[1]).count == 10)
        #expect(epochs.allSatisfy { $0.count == 5 })
    }

    @Test func smallSourcesAreShownSeveralTimes() {
        let samples = SampleSchedule(sizes: [3, 100], draws: [9, 20], seed: 1, epoch: 0).samples
        for index in 0..<3 {
            #expect(samples.count { $0 == .init(source: 0, index: UInt32(index)) } == 3)
        }
        #expect(Set(samples.filter { $0.source == 1 }).count == 20)
    }

    @Test func dependsOnSeedAndEpochAlone() {
        func samples(_ seed: UInt64, _ epoch: Int) -> [SampleSchedule.Sample] {
            SampleSchedule(sizes: [50], draws: [50], seed: seed, epoch: epoch).samples
        }
        #expect(samples(1, 2) == samples(1, 2))
        #expect(samples(1, 2) != samples(1, 3))
        #expect(samples(1, 2) != samples(2, 2))
    }
}
