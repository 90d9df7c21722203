/// Loss and accuracy over a training.
public struct TrainingCurve: Hashable, Sendable {
    /// How good the network was at one moment.
    public struct Point: Hashable, Codable, Sendable {
        /// Epochs completed.
        public var epoch: Double
        /// Mean loss of a glyph, in nats.
        public var loss: Double
        /// Share of the glyphs named right.
        public var accuracy: Double
    }

    /// On the training's own glyphs, a point for each report.
    public private(set) var training: [Point] = []
    /// By the name of the set.
    public private(set) var validation: [String: [Point]] = [:]

    /// A curve without points.
    public init() {}

    mutating func add(_ progress: TrainingProgress) {
        training.append(Point(epoch: progress.epoch, loss: progress.loss, accuracy: progress.accuracy))
    }

    mutating func add(_ evaluation: Evaluation, of set: String, epoch: Double) {
        // A training that was killed right after a validation does it once more.
        validation[set, default: []].removeAll { $0.epoch >= epoch }
        validation[set, default: []]
            .append(Point(epoch: epoch, loss: evaluation.loss, accuracy: evaluation.accuracy))
    }
}

extension TrainingCurve: Codable {
    private enum Key: String, CodingKey {
        case training, validation
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        training = try values.decode([Point].self, forKey: .training)
        // Checkpoints of old hold one nameless set.
        if let points = try? values.decode([Point].self, forKey: .validation) {
            validation = points.isEmpty ? [:] : ["validation": points]
        } else {
            validation = try values.decode([String: [Point]].self, forKey: .validation)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(training, forKey: .training)
        try values.encode(validation, forKey: .validation)
    }
}
