import DocumentModel
import GlyphClassifier

/// Where a training of the line network stands.
public typealias LineState = MapState<LineArchitecture>
/// Trains the line network.
public typealias LineTrainer = MapTrainer<LineTask>

/// Reading lines column by column.
public struct LineTask: MapTask {
    public typealias Architecture = LineArchitecture

    private let sources: [any InkedTextSource]
    private let shares: [Float]
    private let width: Int
    private let characterSet: CharacterSet
    private let classes: Int
    private let strayInk: Float

    /// `sources` go by the names that the recipe uses.
    ///
    /// `strayInk` is the share of the lines that have ink about them which is not theirs.
    ///
    /// - Throws: `TrainingError` when a source of the recipe is missing.
    public init(_ recipe: LineRecipe, sources: [String: any InkedTextSource], strayInk: Float = 0.25) throws {
        self.strayInk = strayInk
        width = recipe.width
        characterSet = recipe.architecture.characterSet
        classes = recipe.architecture.classes
        (self.sources, shares) = try recipe.sources(of: sources)
    }

    public func sample(using random: inout SplitMix64) -> LineStrip {
        LineStrip(width: width, characterSet: characterSet, strayInk: strayInk, using: &random) { random in
            sources[random.nextPlace(byShares: shares) ?? 0].text(using: &random)
        }
    }

    public func input(of sample: LineStrip) -> [Float] { sample.input.values }

    public func differentiate(
        _ answers: UnsafeMutablePointer<Float>, _ sample: LineStrip, weight: Float
    ) -> LineResult {
        let columns = width / LineArchitecture.stride
        let read = GreedyDecoding.classes(answers, columns: columns, classes: classes)
        let text = CTCLoss(text: sample.classes, places: sample.places, classes: classes)
        let characters = max(1, sample.classes.count)
        let loss = text.differentiate(answers, columns: columns, weight: weight / Float(characters))
        return LineResult(
            loss: Double(loss ?? 0), characters: characters, errors: editDistance(sample.classes, read))
    }
}

/// Sums over some strips.
public struct LineResult: MapTaskResult {
    /// In nats.
    public var loss = 0.0
    /// Of the texts, spaces included.
    public var characters = 0
    /// Edits from what the best class of each column says to the texts.
    public var errors = 0

    public init() {}

    init(loss: Double, characters: Int, errors: Int) {
        (self.loss, self.characters, self.errors) = (loss, characters, errors)
    }

    public mutating func add(_ other: LineResult) {
        loss += other.loss
        characters += other.characters
        errors += other.errors
    }

    public var isFinite: Bool { loss.isFinite }
}
