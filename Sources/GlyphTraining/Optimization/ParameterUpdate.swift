/// Pointers to a state's flat arrays, all of one length.
struct ParameterMemory {
    let parameters: UnsafeMutablePointer<Float>
    let firstMoments: UnsafeMutablePointer<Float>
    let secondMoments: UnsafeMutablePointer<Float>
    let averaged: UnsafeMutablePointer<Float>
}

extension ParameterMemory {
    /// Pointers that are good while `body` runs; nothing happens where there are no parameters.
    static func with(
        _ parameters: inout [Float], _ first: inout [Float], _ second: inout [Float], _ averaged: inout [Float],
        _ body: (ParameterMemory) -> Void
    ) {
        parameters.withUnsafeMutableBufferPointer { parameters in
            first.withUnsafeMutableBufferPointer { first in
                second.withUnsafeMutableBufferPointer { second in
                    averaged.withUnsafeMutableBufferPointer { averaged in
                        guard let parameters = parameters.baseAddress, let first = first.baseAddress,
                            let second = second.baseAddress, let averaged = averaged.baseAddress
                        else { return }
                        body(
                            ParameterMemory(
                                parameters: parameters, firstMoments: first, secondMoments: second,
                                averaged: averaged))
                    }
                }
            }
        }
    }
}

extension TrainingState {
    mutating func withMutableParameters(_ body: (ParameterMemory) -> Void) {
        ParameterMemory.with(&parameters, &firstMoments, &secondMoments, &averaged, body)
    }
}

/// What happens to the parameters after a minibatch: shards' gradients are summed, AdamW steps, the average follows.
struct ParameterUpdate: Sendable {
    struct Piece: Sendable {
        let range: Range<Int>
        let decays: Bool
    }

    private let optimizer: AdamW
    private let learningRate: Float
    private let step: Int
    private let averaging: Float
    /// Parameters that one thread updates at a time; their gradients and moments stay in its cache.
    private static let pieceLength = 1 << 14

    /// The first step is 0.
    init(optimizer: AdamW, learningRate: Float, step: Int, averaging: Float) {
        (self.optimizer, self.learningRate, self.step) = (optimizer, learningRate, step + 1)
        // A young average follows faster, or it would remember the random start.
        self.averaging = min(averaging, Float(step + 1) / Float(step + 10))
    }

    init(recipe: TrainingRecipe, step: Int) {
        let steps = recipe.epochs * recipe.stepsPerEpoch
        let schedule = LearningRateSchedule(
            peak: recipe.learningRate, warmUpSteps: Int(recipe.warmUp * Float(steps)),
            coolDownSteps: Int(recipe.coolDown * Float(steps)), steps: steps)
        self.init(
            optimizer: AdamW(weightDecay: recipe.weightDecay), learningRate: schedule.rate(at: step), step: step,
            averaging: recipe.averaging)
    }

    func pieces(_ layout: ParameterLayout) -> [Piece] {
        layout.segments.flatMap { segment in
            stride(from: segment.range.lowerBound, to: segment.range.upperBound, by: Self.pieceLength).map {
                Piece(range: $0..<min($0 + Self.pieceLength, segment.range.upperBound), decays: segment.decays)
            }
        }
    }

    func apply(_ piece: Piece, gradients: [UnsafePointer<Float>], _ memory: ParameterMemory) {
        let count = piece.range.count
        let start = piece.range.lowerBound
        withUnsafeTemporaryAllocation(of: Float.self, capacity: count) { buffer in
            guard let sum = buffer.baseAddress else { return }
            sum.initialize(repeating: 0, count: count)
            for gradient in gradients {
                let source = gradient + start
                for index in 0..<count { sum[index] += source[index] }
            }
            let parameters = memory.parameters + start
            optimizer.update(
                parameters, gradients: sum, first: memory.firstMoments + start, second: memory.secondMoments + start,
                range: 0..<count, learningRate: learningRate, step: step, decays: piece.decays)
            let averaged = memory.averaged + start
            let share = 1 - averaging
            for index in 0..<count { averaged[index] += share * (parameters[index] - averaged[index]) }
        }
    }
}
