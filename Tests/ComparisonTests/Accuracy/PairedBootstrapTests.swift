import Testing

@testable import Comparison

@Suite struct PairedBootstrapTests {
    private func bootstrap(_ samples: [PairedBootstrap.Sample]) -> PairedBootstrap? {
        var random = Randomness(seed: 1)
        return PairedBootstrap(samples, using: &random)
    }

    @Test func aConstantDifferenceIsSure() throws {
        let result = try #require(bootstrap((0..<10).map { _ in .init(first: 10, second: 30, size: 100) }))
        #expect(result.difference == -0.2)
        #expect(result.lower == -0.2 && result.upper == -0.2)
        #expect(result.isSure)
    }

    @Test func differencesThatCancelAreNot() throws {
        let samples = (0..<20).map {
            PairedBootstrap.Sample(first: $0 % 2 == 0 ? 40 : 10, second: $0 % 2 == 0 ? 10 : 40, size: 100)
        }
        let result = try #require(bootstrap(samples))
        #expect(result.difference == 0)
        #expect(result.lower < -0.08 && result.upper > 0.08)
        #expect(!result.isSure)
    }

    @Test func theIntervalIsThatOfTheNormalDistribution() throws {
        // Differences of ±0.3 on 100 pages: a standard error of 0.03.
        let samples = (0..<100).map {
            PairedBootstrap.Sample(first: $0 % 2 == 0 ? 30 : 0, second: $0 % 2 == 0 ? 0 : 30, size: 100)
        }
        let result = try #require(bootstrap(samples))
        #expect(abs(result.lower + 1.96 * 0.03) < 0.006)
        #expect(abs(result.upper - 1.96 * 0.03) < 0.006)
    }

    @Test func fewPagesAreNeverSure() throws {
        let result = try #require(bootstrap([.init(first: 0, second: 50, size: 100)]))
        #expect(result.difference == -0.5)
        #expect(!result.isSure)
    }

    @Test func sameSeedSameInterval() {
        let samples = (0..<7).map { PairedBootstrap.Sample(first: $0, second: 7 - $0, size: 20 + $0) }
        #expect(bootstrap(samples) == bootstrap(samples))
    }

    @Test func nothingToDivideBy() {
        #expect(bootstrap([]) == nil)
        #expect(bootstrap([.init(first: 3, second: 0, size: 0)]) == nil)
    }
}
