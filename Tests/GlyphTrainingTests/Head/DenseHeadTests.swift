import GlyphClassifier
import Testing

@testable import GlyphTraining
@testable import NetworkKernels

@Suite struct DenseHeadTests {
    private func head() throws -> DenseHead {
        let architecture = NetworkArchitecture(layers: [
            .convolution(.init(from: 1, to: 2, stride: 3, padding: 1)), .relu, .dense(.init(from: 200, to: 5)), .relu,
            .dense(.init(from: 5, to: 3)),
        ])
        let recipe = TrainingRecipe(name: "tiny", architecture: architecture, epochs: 1, samplesPerEpoch: ["x": 1])
        return try DenseHead(TrainingState(recipe: recipe, characterSet: CharacterSet(Array("ab"))).modelFile())
    }

    @Test func gradientsAreThoseOfFiniteDifferences() throws {
        var head = try head()
        var random = SplitMix64(seed: 2)
        let input = (0..<2 * head.featureCount).map { _ in random.unit() }
        let weights = (0..<2 * head.classCount).map { _ in random.unit() - 0.5 }
        func loss(_ head: DenseHead) -> Float {
            zip(head.forward(input, count: 2).last ?? [], weights).reduce(0) { $0 + $1.0 * $1.1 }
        }
        let gradients = head.backward(weights, input: input, outputs: head.forward(input, count: 2), count: 2)
        for layer in head.layers.indices {
            for index in stride(from: 0, to: head.layers[layer].parameters.count, by: 37) {
                let old = head.layers[layer].parameters[index]
                head.layers[layer].parameters[index] = old + 0.01
                let more = loss(head)
                head.layers[layer].parameters[index] = old - 0.01
                let less = loss(head)
                head.layers[layer].parameters[index] = old
                #expect(abs((more - less) / 0.02 - gradients[layer][index]) < 0.02)
            }
        }
    }

    @Test func theMeanOfHeadsIsThatOfTheirParameters() throws {
        let none = try head()
        var (first, second) = (none, none)
        (first.layers[0].parameters[3], second.layers[0].parameters[3]) = (1, 4)
        (first.layers[1].parameters[0], second.layers[1].parameters[0]) = (-2, 2)
        let mean = DenseHead.mean(of: [first, second], or: none)
        #expect(mean.layers[0].parameters[3] == 2.5 && mean.layers[1].parameters[0] == 0)
        #expect(abs(mean.layers[0].parameters[5] - none.layers[0].parameters[5]) < 1e-6)
        #expect(DenseHead.mean(of: [], or: first).layers[0].parameters == first.layers[0].parameters)
    }

    @Test func otherEndsAreRefused() throws {
        let architecture = NetworkArchitecture(layers: [.dense(.init(from: 784, to: 3)), .relu])
        let header = ModelHeader(architecture: architecture, characters: Array("ab"))
        #expect(throws: TrainingError.self) {
            try DenseHead(ModelFile(header: header, parameters: NetworkParameters(layers: [])))
        }
    }
}
