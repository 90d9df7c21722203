/// Which characters were read as which.
struct ConfusionTables {
    let comparison: Comparison

    init(_ comparison: Comparison) { self.comparison = comparison }

    private static let mostCharacters = 28
    private static let mostPairs = 24

    var html: String {
        let mine = matrix { $0.boardscan.text }
        let theirs = comparison.tesseractVersion == nil ? nil : matrix { $0.bestTesseract?.reading.text ?? "" }
        return """
            <section>
            <h2>Confused characters</h2>
            <p><small>Rows: what is written. Columns: what was read. ∅ is nothing, ␣ a blank; the diagonal is right. \
            Of lines found by both sides, the characters that take part in most errors.</small></p>
            \(Self.details("Boardscan", mine, isOpen: true))
            \(theirs.map { Self.details("Tesseract, better psm", $0, isOpen: false) } ?? "")
            </section>
            """
    }

    private func matrix(_ text: (ComparedInput) -> String) -> ConfusionMatrix {
        var matrix = ConfusionMatrix()
        for input in comparison.scored { matrix.add(TextDifference(truth: input.truth ?? "", text: text(input))) }
        return matrix
    }

    private static func details(_ engine: String, _ matrix: ConfusionMatrix, isOpen: Bool) -> String {
        """
        <details\(isOpen ? " open" : "")><summary>\(engine)</summary>
        <div class="confusion"><div class="scroll">\(table(matrix))</div>\(list(matrix))</div></details>
        """
    }

    private static func table(_ matrix: ConfusionMatrix) -> String {
        let characters = matrix.mostConfused(mostCharacters).map(Optional.some) + [nil]
        let worst = Double(max(1, matrix.errors.map(\.count).max() ?? 1))
        let head = characters.map { HTML.wrapped("th", HTML.visible($0)) }.joined()
        let rows = characters.map { truth in
            let cells = characters.map { text -> String in
                let pair = ConfusionMatrix.Pair(truth: truth, text: text)
                guard let count = matrix.counts[pair], count > 0 else { return "<td></td>" }
                guard pair.isError else { return "<td class=\"right\">\(count)</td>" }
                let share = HTML.share((Double(count) / worst).squareRoot())
                return "<td style=\"--n:\(share)\" class=\"wrong\">\(count)</td>"
            }
            return "<tr><th>\(HTML.visible(truth))</th>\(cells.joined())</tr>"
        }
        return "<table class=\"matrix\"><tr><th></th>\(head)</tr>\(rows.joined())</table>"
    }

    private static func list(_ matrix: ConfusionMatrix) -> String {
        let errors = matrix.errors.prefix(mostPairs).map { pair, count in
            "<li><b>\(HTML.visible(pair.truth))</b> → <b>\(HTML.visible(pair.text))</b> <small>\(count)×</small></li>"
        }
        return "<ol class=\"pairs\">\(errors.joined())</ol>"
    }
}
