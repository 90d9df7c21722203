import GlyphClassifier

/// In JSON every value with a default may be left out.
extension TrainingRecipe {
    enum CodingKeys: String, CodingKey {
        case name, architecture, epochs, batchSize, shardSize, learningRate, warmUp, coolDown, weightDecay
        case labelSmoothing, dropout, averaging, seed, samplesPerEpoch
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            name: try values.decode(String.self, forKey: .name),
            architecture: try values.decode(NetworkArchitecture.self, forKey: .architecture),
            epochs: try values.decode(Int.self, forKey: .epochs),
            samplesPerEpoch: try values.decode([String: Int].self, forKey: .samplesPerEpoch))
        func read<Value: Decodable>(_ key: CodingKeys, into path: WritableKeyPath<Self, Value>) throws {
            guard let value = try values.decodeIfPresent(Value.self, forKey: key) else { return }
            self[keyPath: path] = value
        }
        try read(.batchSize, into: \.batchSize)
        try read(.shardSize, into: \.shardSize)
        try read(.learningRate, into: \.learningRate)
        try read(.warmUp, into: \.warmUp)
        try read(.coolDown, into: \.coolDown)
        try read(.weightDecay, into: \.weightDecay)
        try read(.labelSmoothing, into: \.labelSmoothing)
        try read(.dropout, into: \.dropout)
        try read(.averaging, into: \.averaging)
        try read(.seed, into: \.seed)
    }
}
