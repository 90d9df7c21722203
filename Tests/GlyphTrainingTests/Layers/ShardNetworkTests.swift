import GlyphClassifier
import Testing

@testable import GlyphTraining

@Suite struct ShardNetworkTests {
    /// The whole network, with batch normalisation, smoothing and dropout: derivatives of the loss by a spread of
    /// parameters against central differences.
    @Test func gradientsMatchFiniteDifferences() throws {
        let shard = try ShardNetwork(.tiny, shardSize: 6, dropout: 0.2, smoothing: 0.1)
        let source = SyntheticGlyphs()
        let schedule = SampleSchedule(sizes: [600], draws: [600], seed: 1, epoch: 0)
        shard.render(schedule, from: 0, sources: [source], otherCases: [1, 0, 2], seed: 1, epoch: 0)
        let parameters = ParameterLayout(.tiny).initialParameters(seed: 4)
        _ = shard.train(parameters: parameters, batchSize: 6, seed: 8)
        let gradients = (0..<parameters.count).map { shard.gradients.pointer[$0] }
        var (distance, length, checked) = (0.0, 0.0, 0)
        for index in stride(from: 0, to: parameters.count, by: 3) {
            func loss(_ change: Float) -> Double {
                var changed = parameters
                changed[index] += change
                return shard.train(parameters: changed, batchSize: 6, seed: 8).loss / 6
            }
            let numeric = (loss(2e-3) - loss(-2e-3)) / 4e-3
            let difference = numeric - Double(gradients[index])
            distance += difference * difference
            length += numeric * numeric
            checked += 1
        }
        #expect(checked > 100)
        // Single precision, and here and there a ReLU's corner within the step: the whole vector is compared.
        #expect(distance.squareRoot() < 0.02 * length.squareRoot(), "\((distance / length).squareRoot())")
    }

    @Test func eitherCaseIsRightWhereTheSourceLeavesItOpen() throws {
        let shard = try ShardNetwork(.tiny, shardSize: 6, dropout: 0, smoothing: 0)
        let schedule = SampleSchedule(sizes: [600], draws: [600], seed: 1, epoch: 0)
        func others(open: Bool) -> [[Int]] {
            let source = SyntheticGlyphs(isCaseOpen: open)
            shard.render(schedule, from: 0, sources: [source], otherCases: [1, 0, 2], seed: 1, epoch: 0)
            return zip(shard.labels, shard.otherLabels).map { [$0, $1] }
        }
        #expect(others(open: false).allSatisfy { $0[0] == $0[1] })
        #expect(Set(others(open: true)) == [[0, 1], [1, 0], [2, 2]])
    }

    @Test func theSameSeedDropsTheSameValues() throws {
        let shard = try ShardNetwork(.tiny, shardSize: 6, dropout: 0.5, smoothing: 0)
        for index in 0..<shard.input.count { shard.input.pointer[index] = Float(index % 13) / 13 }
        let parameters = ParameterLayout(.tiny).initialParameters(seed: 4)
        let losses = [1, 1, 2].map { shard.train(parameters: parameters, batchSize: 6, seed: $0).loss }
        #expect(losses[0] == losses[1])
        #expect(losses[0] != losses[2])
    }
}
