import Foundation
import Testing

@testable import GlyphClassifier
@testable import NetworkKernels

@Suite struct NetworkArchitectureTests {
    @Test func aSmallNetworkHasTheShapesOfItsDesign() throws {
        let shapes = try NetworkArchitecture.small(classCount: 95).outputShapes()
        #expect(shapes.map(\.description).contains("14×14×24"))
        #expect(shapes[shapes.count - 4] == TensorShape(height: 4, width: 4, channels: 96))
        #expect(shapes.last == TensorShape(height: 1, width: 1, channels: 95))
        #expect(try NetworkArchitecture.small(classCount: 95).multiplyAdds() < 2_500_000)
    }

    @Test func theClassicNetworkIsExpressible() throws {
        let classic = NetworkArchitecture.classic()
        #expect(try classic.classCount() == 36)
        #expect(classic.parameterCount == 320 + 18_496 + 1_179_776 + 4_644)
    }

    @Test func layersThatDoNotFitAreNamed() {
        let wrong = NetworkArchitecture(layers: [.maxPool, .dense(.init(from: 100, to: 5))])
        let error = #expect(throws: ArchitectureError.self) { try wrong.outputShapes() }
        #expect(error?.description == "layer 2: dense layer of 100 inputs after 14×14×1")
    }

    @Test(arguments: [
        NetworkArchitecture(layers: []),
        NetworkArchitecture(layers: [.relu]),
        NetworkArchitecture(layers: [.convolution(.init(kernel: 3, from: 2, to: 4))]),
        NetworkArchitecture(layers: [.convolution(.init(kernel: 0, from: 1, to: 4))]),
        NetworkArchitecture(layers: [.convolution(.init(kernel: 3, from: 1, to: 4, stride: 0))]),
        NetworkArchitecture(layers: [.dense(.init(from: 784, to: Int.max))]),
        NetworkArchitecture(layers: [.dense(.init(from: Int.max, to: 2))]),
        NetworkArchitecture(layers: [.maxPool, .maxPool, .maxPool, .maxPool, .maxPool]),
    ])
    func impossibleNetworksAreRefused(_ network: NetworkArchitecture) {
        #expect(throws: ArchitectureError.self) { try network.classCount() }
    }

    @Test func survivesJSON() throws {
        for network in [NetworkArchitecture.small(classCount: 7), .classic()] {
            let json = try JSONEncoder().encode(network)
            #expect(try JSONDecoder().decode(NetworkArchitecture.self, from: json) == network)
        }
    }
}
