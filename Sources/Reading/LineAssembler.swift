import DocumentModel
import Glibc
import GlyphClassifier
import Layout
import Preprocessing
import Segmentation

/// A read path → a line of the document: words and characters with boxes, confidences and runners-up.
struct LineAssembler {
    let characterSet: CharacterSet

    /// Most runners-up for each character.
    private let mostAlternatives = 4
    /// Least probability of a runner-up.
    private let leastConfidence = 0.005

    /// The line of a document that a path spells, its words numbered within the line, and its place.
    ///
    /// Width and height are those of the image, on which the baseline of a turned line depends.
    func line(
        _ line: ScoredLine, path: ReadPath, evidence: LineEvidence, width: Int = 0, height: Int = 0
    ) -> PlacedLine? {
        var words: [Word] = []
        var characters: [RecognizedCharacter] = []
        var samples: [InkSample?] = []
        func close() {
            guard let box = characters.map(\.box).union() else { return }
            // As if its characters erred by themselves; what the page tells comes later (`WordConfidence`).
            let confidence = characters.reduce(1) { $0 * $1.confidence }
            var word = Word(index: words.count, box: box, confidence: confidence, characters: characters)
            word.setInks(samples)
            words.append(word)
            (characters, samples) = ([], [])
        }
        for (number, step) in path.steps.enumerated() {
            if step.spaceBefore { close() }
            let choices = probabilities(of: number, step, line, evidence)
            characters.append(character(step, line, choices, word: words.count, index: characters.count))
            samples.append(line.line.ink(of: line.graph.candidates[step.candidate].primitives))
        }
        close()
        guard let box = words.map(\.box).union() else { return nil }
        var result = Line(box: box, baseline: Baseline(slope: 0, offset: Double(box.maxY)), words: words)
        let (start, end) = baseline(of: line, geometry: evidence.geometry)
        result.stand(from: start, to: end, width: width, height: height)
        let extents = Self.extents(of: path, in: line)
        return PlacedLine(line: result, place: LayoutLine(result, line.line, evidence.geometry, extents: extents))
    }

    /// How far the words of a path reach along the line, in line pixels.
    private static func extents(of path: ReadPath, in line: ScoredLine) -> [ClosedRange<Double>] {
        path.steps.reduce(into: [ClosedRange<Double>]()) { words, step in
            let box = line.graph.candidates[step.candidate].box
            let (from, to) = (Double(box.x), Double(max(box.x, box.maxX)))
            if let word = words.last, !step.spaceBefore {
                words[words.count - 1] = min(word.lowerBound, from)...max(word.upperBound, to)
            } else {
                words.append(from...to)
            }
        }
    }

    private func character(
        _ step: ReadPath.Step, _ line: ScoredLine, _ ranked: [(classIndex: Int, probability: Double)], word: Int,
        index: Int
    ) -> RecognizedCharacter {
        let own = ranked.first { $0.classIndex == step.classIndex }?.probability ?? 0
        let others = ranked.filter { $0.classIndex != step.classIndex && $0.probability >= leastConfidence }
        return RecognizedCharacter(
            text: String(characterSet.characters[step.classIndex]),
            box: line.line.pageBox(of: line.graph.candidates[step.candidate].primitives), confidence: own,
            alternatives: others.prefix(mostAlternatives).map {
                Alternative(text: String(characterSet.characters[$0.classIndex]), confidence: $0.probability)
            },
            wordIndex: word, index: index)
    }

    /// The classes a candidate may be, by shape and place; their probabilities leave room for "not a character".
    private func probabilities(
        of number: Int, _ step: ReadPath.Step, _ line: ScoredLine, _ evidence: LineEvidence
    ) -> [(classIndex: Int, probability: Double)] {
        let choices = evidence.choices[number]
        let best = choices.map(\.score).max() ?? 0
        let weights = choices.map { exp(Double($0.score - best)) }
        let sum = weights.reduce(0, +)
        let reject = line.logProbability(candidate: step.candidate, class: characterSet.notACharacter)
        let valid = 1 - exp(Double(reject))
        return zip(choices, weights).map { ($0.classIndex, max(0, min(1, $1 / sum * valid))) }
    }

    /// The two ends of the line's baseline on the page's image.
    private func baseline(
        of line: ScoredLine, geometry: LineGeometry?
    ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double)) {
        let fallback = Double(line.line.primitives.map(\.box.maxY).median ?? 0)
        let offset = geometry?.baseline ?? fallback
        let slope = geometry?.slope ?? 0
        let width = Double(line.line.mask.width)
        let frame = line.line.frame
        return (frame.page(x: 0, y: offset), frame.page(x: width, y: offset + slope * width))
    }
}

extension Word {
    /// A character with fewer pixels of ink, such as a dot, has the colour of its word.
    private static let enoughPixels = 24

    /// The ink of the word and of its characters, by what was sampled of each.
    fileprivate mutating func setInks(_ samples: [InkSample?]) {
        var whole: InkSample?
        for sample in samples.compactMap(\.self) {
            if whole == nil { whole = sample } else { whole?.add(sample) }
        }
        ink = whole?.ink
        for (index, sample) in samples.enumerated() where characters.indices.contains(index) {
            guard let sample, sample.count >= Self.enoughPixels else {
                characters[index].ink = ink
                continue
            }
            characters[index].ink = sample.ink
        }
    }
}

extension TextLine {
    /// The colour of neighbouring primitives together; `nil` where none is known.
    fileprivate func ink(of range: Range<Int>) -> InkSample? {
        guard range.lowerBound >= 0, range.upperBound <= inks.count, var sample = inks[range].first else { return nil }
        for other in inks[range].dropFirst() { sample.add(other) }
        return sample
    }
}
