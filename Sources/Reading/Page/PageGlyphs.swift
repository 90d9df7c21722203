import CKernels
import Glibc
import GlyphClassifier

/// Letters of a page that are certain by their words, with which doubtful ones are compared: a board has one writer.
///
/// A cache of examples (Grave, Joulin & Usunier 2017, arXiv:1612.04426) that lasts for one page: each candidate's
/// probabilities are mixed with those of the characters that glyphs like it turned out to be. Glyphs that are known
/// beforehand last longer.
struct PageGlyphs: Sendable {
    private struct Place {
        var line: Int
        var start: Int
        var end: Int
        var classIndex: Int
    }

    /// Fewest letters of a word that makes its letters certain.
    private static let leastLength = 3
    /// Most glyphs of one class, so that time grows with a page's letters and not with their square.
    private static let mostOfAClass = 24
    /// Least log-probability that the shape of each letter of a word must have.
    private static let leastShape: Float = -5
    /// Sum of likenesses at which the page's glyphs count half of what they may.
    private static let halfway: Float = 1

    private let features: GlyphFeatures
    private var places: [Place] = []
    /// How many glyphs there are of each class.
    private var counts: [Int]
    private var classes: [Float] = []
    private var shapes: [Float] = []
    /// Log-probability from which on an answer of the classifier is not doubted.
    private static let sureAnswer: Float = -0.01
    /// Likenesses whose logarithm is less than this are too small to count.
    private static let leastLogLikeness: Float = -6
    /// Shares of the page's glyphs in an answer that are less than this are too small to count.
    private static let leastShare: Float = 1e-3
    /// Greatest value of ``share``.
    private static let greatestShare: Float = 0.95
    /// The most that the page's glyphs may count in an answer, 0…1.
    private let share: Float

    /// Begins with the user's own glyphs, if there are any; their characters are beyond doubt.
    init(characterSet: CharacterSet, share: Float, user: UserGlyphs? = nil) {
        features = GlyphFeatures(classes: characterSet.classCount)
        if let user {
            places = user.classIndices.map { Place(line: -1, start: 0, end: 0, classIndex: $0) }
            (classes, shapes) = (user.classes, user.shapes)
        }
        counts = [Int](repeating: 0, count: characterSet.classCount)
        self.share = min(share, Self.greatestShare)
    }

    /// Takes the letters of a line's words that the lexicon has.
    mutating func insert(_ path: ReadPath, of line: ScoredLine, at index: Int, lexicon: WordFilter) {
        var word: [ReadPath.Step] = []
        for step in path.steps {
            let isLetter = line.characterSet.characters[step.classIndex].isLetter
            if step.spaceBefore || !isLetter {
                insert(word: word, of: line, at: index, lexicon: lexicon)
                word = []
            }
            if isLetter { word.append(step) }
        }
        insert(word: word, of: line, at: index, lexicon: lexicon)
    }

    private mutating func insert(word: [ReadPath.Step], of line: ScoredLine, at index: Int, lexicon: WordFilter) {
        guard word.count >= Self.leastLength,
            word.allSatisfy({ line.logProbability(candidate: $0.candidate, class: $0.classIndex) > Self.leastShape }),
            lexicon.contains(String(word.map { line.characterSet.characters[$0.classIndex] }).lowercased()[...])
        else { return }
        for step in word where counts[step.classIndex] < Self.mostOfAClass {
            counts[step.classIndex] += 1
            let candidate = line.graph.candidates[step.candidate]
            places.append(
                Place(line: index, start: candidate.start, end: candidate.end, classIndex: step.classIndex))
            classes += GlyphFeatures.values(features.classLength) {
                features.writeClasses(of: step.candidate, in: line, to: $0)
            }
            shapes += GlyphFeatures.values(features.shapeLength) {
                features.writeShape(of: candidate, in: line.line, to: $0)
            }
        }
    }

    /// A line with the classifier's answers as the page's glyphs change them.
    ///
    /// Whether a candidate is a character at all stays as it was.
    func adapted(_ line: ScoredLine, at index: Int) -> ScoredLine {
        guard !places.isEmpty, share > 0 else { return line }
        let classes = line.characterSet.classCount
        let reject = line.characterSet.notACharacter
        var answers = line.logProbabilities
        var workspace = Workspace(features: features, places: places.count, classes: classes)
        for (number, candidate) in line.graph.candidates.enumerated() {
            let base = number * classes
            let character = 1 - exp(answers[base + reject])
            let best = answers[base..<base + classes].max() ?? 0
            guard character > 0, best < Self.sureAnswer else { continue }
            let total = compare(number, candidate, of: line, at: index, &workspace)
            let share = share * total / (total + Self.halfway)
            guard share > Self.leastShare else { continue }
            let (rest, scale) = (log(1 - share), share * character / total)
            for classIndex in 0..<classes where classIndex != reject {
                let answer = answers[base + classIndex] + rest
                let found = workspace.mass[classIndex] * scale
                answers[base + classIndex] = found > 0 ? log(exp(answer) + found) : answer
            }
        }
        return line.answered(answers)
    }

    private struct Workspace {
        /// Features of the candidate.
        var ownClasses: [Float]
        var ownShape: [Float]
        /// Products of its classes with those of the page's glyphs.
        var products: [Float]
        /// For each class, how like the page's glyphs of that class it is.
        var mass: [Float]

        init(features: GlyphFeatures, places: Int, classes: Int) {
            ownClasses = [Float](repeating: 0, count: features.classLength)
            ownShape = [Float](repeating: 0, count: features.shapeLength)
            products = [Float](repeating: 0, count: places)
            mass = [Float](repeating: 0, count: classes)
        }
    }

    /// Adds up by class how like the page's glyphs a candidate is, except those that share ink with it.
    ///
    /// - Returns: the sum over the classes.
    private func compare(
        _ number: Int, _ candidate: GlyphCandidate, of line: ScoredLine, at index: Int, _ workspace: inout Workspace
    ) -> Float {
        workspace.ownClasses.withUnsafeMutableBufferPointer { own in
            guard let base = own.baseAddress else { return }
            features.writeClasses(of: number, in: line, to: base)
        }
        boardscan_dot_products(
            workspace.ownClasses, classes, Int32(features.classLength), Int32(places.count), &workspace.products)
        for classIndex in workspace.mass.indices { workspace.mass[classIndex] = 0 }
        var total: Float = 0
        var hasShape = false
        let least = GlyphFeatures.scale + Self.leastLogLikeness
        for (place, exemplar) in places.enumerated()
        // Skip if even an identical shape could not reach the threshold.
        where workspace.products[place] + GlyphFeatures.shapeWeight > least {
            if exemplar.line == index, exemplar.start < candidate.end, candidate.start < exemplar.end { continue }
            if !hasShape {
                workspace.ownShape.withUnsafeMutableBufferPointer { own in
                    guard let base = own.baseAddress else { return }
                    features.writeShape(of: candidate, in: line.line, to: base)
                }
                hasShape = true
            }
            let product = workspace.products[place] + shapeProduct(workspace.ownShape, place)
            guard product > least else { continue }
            let likeness = exp(product - GlyphFeatures.scale)
            workspace.mass[exemplar.classIndex] += likeness
            total += likeness
        }
        return total
    }

    private func shapeProduct(_ own: [Float], _ place: Int) -> Float {
        var product: Float = 0
        shapes.withUnsafeBufferPointer { shapes in
            guard let base = shapes.baseAddress else { return }
            boardscan_dot_products(own, base + place * features.shapeLength, Int32(features.shapeLength), 1, &product)
        }
        return product
    }
}
