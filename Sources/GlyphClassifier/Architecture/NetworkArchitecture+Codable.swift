/// In JSON a layer is an object whose `type` says what it is, a network the array of its layers.
extension NetworkArchitecture: Codable {
    public init(from decoder: any Decoder) throws {
        self.init(layers: try [Layer](from: decoder))
    }

    public func encode(to encoder: any Encoder) throws {
        try layers.encode(to: encoder)
    }
}

extension NetworkArchitecture.Layer: Codable {
    private enum Kind: String, Codable {
        case convolution, relu, maxPool, dense
    }

    private enum Key: String, CodingKey {
        case type, kernel, inputs, outputs, stride, padding, batchNormalized
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decode(Kind.self, forKey: .type) {
        case .convolution:
            self = .convolution(
                .init(
                    kernel: try values.decode(Int.self, forKey: .kernel),
                    from: try values.decode(Int.self, forKey: .inputs),
                    to: try values.decode(Int.self, forKey: .outputs),
                    stride: try values.decodeIfPresent(Int.self, forKey: .stride) ?? 1,
                    padding: try values.decodeIfPresent(Int.self, forKey: .padding) ?? 0,
                    batchNormalized: try values.decodeIfPresent(Bool.self, forKey: .batchNormalized) ?? false))
        case .relu: self = .relu
        case .maxPool: self = .maxPool
        case .dense:
            self = .dense(
                .init(
                    from: try values.decode(Int.self, forKey: .inputs),
                    to: try values.decode(Int.self, forKey: .outputs)))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .convolution(let layer):
            try values.encode(Kind.convolution, forKey: .type)
            try values.encode(layer.kernel, forKey: .kernel)
            try values.encode(layer.inputChannels, forKey: .inputs)
            try values.encode(layer.outputChannels, forKey: .outputs)
            try values.encode(layer.stride, forKey: .stride)
            try values.encode(layer.padding, forKey: .padding)
            try values.encode(layer.batchNormalized, forKey: .batchNormalized)
        case .relu: try values.encode(Kind.relu, forKey: .type)
        case .maxPool: try values.encode(Kind.maxPool, forKey: .type)
        case .dense(let layer):
            try values.encode(Kind.dense, forKey: .type)
            try values.encode(layer.inputs, forKey: .inputs)
            try values.encode(layer.outputs, forKey: .outputs)
        }
    }
}
