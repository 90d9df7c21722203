import Testing

@testable import GlyphTraining

@Suite struct LearningRateScheduleTests {
    @Test func risesThenFalls() {
        let schedule = LearningRateSchedule(peak: 1, warmUpSteps: 10, steps: 110)
        let rates = (0...110).map { schedule.rate(at: $0) }
        #expect(rates[0] > 0)
        #expect(rates.firstIndex(of: 1) == 10)
        #expect(zip(rates[10...], rates[11...]).allSatisfy { $0 >= $1 })
        #expect(abs(rates[60] - 0.505) < 1e-4)
        #expect(abs(rates[110] - LearningRateSchedule.finalShare) < 1e-6)
    }

    @Test func staysUntilTheCoolDown() {
        let schedule = LearningRateSchedule(peak: 1, warmUpSteps: 10, coolDownSteps: 40, steps: 110)
        let rates = (0...110).map { schedule.rate(at: $0) }
        #expect(rates[10...70].allSatisfy { $0 == 1 })
        #expect(abs(rates[90] - 0.505) < 1e-4)
        #expect(abs(rates[110] - LearningRateSchedule.finalShare) < 1e-6)
        let longer = LearningRateSchedule(peak: 1, warmUpSteps: 10, coolDownSteps: 40, steps: 500)
        #expect((0...70).allSatisfy { longer.rate(at: $0) == rates[$0] })
    }
}
