/// Loss and accuracy over a training.
public struct TrainingCurve: Hashable, Codable, Sendable {
    public struct Point: Hashable, Codable, Sendable {
        /// Epochs completed.
        public var epoch: Double
        public var loss: Double
        public var accuracy: Double
    }

    public private(set) var training: [Point] = []
    public private(set) var validation: [Point] = []

    public init() {}

    mutating func add(_ progress: TrainingProgress) {
        training.append(Point(epoch: progress.epoch, loss: progress.loss, accuracy: progress.accuracy))
    }

    mutating func add(_ evaluation: Evaluation, epoch: Double) {
        validation.append(Point(epoch: epoch, loss: evaluation.loss, accuracy: evaluation.accuracy))
    }
}
