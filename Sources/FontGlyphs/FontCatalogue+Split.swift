import GlyphClassifier
import GlyphTraining
import Reading
import TrainingSets

extension FontCatalogue {
    /// Suitable fonts on this machine: those trained on, and those that are held out, every tenth package.
    public var split: (training: [Entry], held: [Entry]) { Self.split(installed.filter(\.isSuitable)) }

    /// Fonts of joined letters on this machine that are not held out.
    public var joined: [Entry] {
        let held = Set(split.held.map(\.package))
        return Self.split(installed.filter(\.isJoined)).training.filter { !held.contains($0.package) }
    }

    private static func split(_ entries: [Entry]) -> (training: [Entry], held: [Entry]) {
        let packages = Set(entries.map(\.package)).sorted()
        let held = Set(packages.enumerated().filter { $0.offset % 10 == 4 }.map(\.element))
        return (entries.filter { !held.contains($0.package) }, entries.filter { held.contains($0.package) })
    }
}

extension HeldOutCharacters {
    /// The characters of fonts held out, as the fonts draw them: their pictures alone, and with the height and place in
    /// the line that reading knows beside the picture.
    public static func fonts(_ catalogue: FontCatalogue, kind: FontCatalogue.Kind) -> [EvaluationSet] {
        let entries = catalogue.split.held.filter { $0.kind == kind }
        let source = FontGlyphSource(entries: entries, characterSet: .board, augmentation: .none)
        let labels = (0..<source.count).map { CharacterSet.board.characters[source.label(of: $0)] }
        let name = kind == .printed ? "printed fonts held out" : "hand-like fonts held out"
        let set = EvaluationSet(name: name, glyphs: source, labels: labels)
        var placed = set
        placed.name = "  with height and place in the line"
        let weight = ReadingWeights().geometry
        placed.placing = { _ in
            { glyph, character in weight * GlyphProportions(of: character).logLikelihood(source.place(of: glyph)) }
        }
        return [set, placed]
    }
}
