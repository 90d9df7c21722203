/// Both texts line by line beside the truth, what differs marked; without truth both beside each other.
struct DifferenceTable {
    let input: ComparedInput

    init(_ input: ComparedInput) { self.input = input }

    private struct Engine {
        let name: String
        let style: String
        let text: String
    }

    private var engines: [Engine] {
        var engines = [Engine(name: "Boardscan", style: "b", text: input.boardscan.text)]
        if let best = input.bestTesseract {
            let name = Comparison.engineName(best.segmentationMode)
            engines.append(Engine(name: name, style: "t", text: best.reading.text))
        }
        return engines
    }

    var html: String {
        guard let truth = input.truth else { return crossCheck }
        let differences = engines.map { (engine: $0, difference: TextDifference(truth: truth, text: $0.text)) }
        let lines = TextDifference.lines(truth)
        let known = lines.indices.map { line -> String in
            let written = Self.cell("written", "w", HTML.escape(String(lines[line])))
            return Self.row([written] + differences.map { Self.cell(of: $0.engine, $0.difference, line: line) })
        }
        let extra = differences.map { pair in
            pair.difference.rows.filter { $0.truthLine == nil }.map { Self.marked($0.steps) }
        }
        let extraRows = (0..<(extra.map(\.count).max() ?? 0)).map { index -> String in
            let cells = zip(engines, extra).map { engine, lines in
                Self.cell(engine.name, engine.style, index < lines.count ? lines[index] : "")
            }
            return Self.row([Self.cell("written", "w", "<em>not written</em>")] + cells)
        }
        return Self.table(["written"] + engines.map(\.name), known + extraRows)
            + "<p class=\"legend\"><small><del>missing</del> <ins>read instead or too much</ins></small></p>"
    }

    /// What an engine read for a line of the truth.
    private static func cell(of engine: Engine, _ difference: TextDifference, line: Int) -> String {
        let row = difference.rows.first { $0.truthLine == line }
        let isFound = row?.textLine != nil
        return cell(engine.name, engine.style, isFound ? marked(row?.steps ?? []) : "<em>not found</em>")
    }

    /// What only Boardscan has is marked on its side, what only Tesseract has on the other.
    private var crossCheck: String {
        let engines = engines
        guard engines.count == 2 else {
            let lines = TextDifference.lines(input.boardscan.text)
            return Self.table(
                ["Boardscan"], lines.map { Self.row([Self.cell("Boardscan", "b", HTML.escape(String($0)))]) })
        }
        let rows = TextDifference(truth: engines[0].text, text: engines[1].text).rows.map { row in
            Self.row([
                Self.cell(engines[0].name, "b", Self.side(row.steps, \.truth)),
                Self.cell(engines[1].name, "t", Self.side(row.steps, \.text)),
            ])
        }
        return Self.table(engines.map(\.name), rows)
    }

    private static func table(_ heads: [String], _ rows: [String]) -> String {
        "<table class=\"lines n\(heads.count)\"><thead><tr>\(heads.map { HTML.element("th", $0) }.joined())</tr></thead>"
            + "<tbody>\(rows.joined())</tbody></table>"
    }

    private static func row(_ cells: [String]) -> String { "<tr>\(cells.joined())</tr>" }

    private static func cell(_ label: String, _ style: String, _ html: String) -> String {
        "<td class=\"\(style)\" data-label=\"\(HTML.escape(label))\"><span>\(html)</span></td>"
    }

    /// The text with its errors: first what is missing, then what stands there instead.
    private static func marked(_ steps: [EditStep<Character>]) -> String {
        var html = ""
        var (missing, extra) = ("", "")
        func flush() {
            if !missing.isEmpty { html += HTML.element("del", missing.replacingBlanks) }
            if !extra.isEmpty { html += HTML.element("ins", extra.replacingBlanks) }
            (missing, extra) = ("", "")
        }
        for step in steps {
            if case .match(let character) = step {
                flush()
                html += HTML.escape(String(character))
            } else {
                if let character = step.truth { missing.append(character) }
                if let character = step.text { extra.append(character) }
            }
        }
        flush()
        return html
    }

    /// One side of a comparison, what the other side does not have marked.
    private static func side(
        _ steps: [EditStep<Character>], _ element: (EditStep<Character>) -> Character?
    ) -> String {
        var html = ""
        var own = ""
        func flush() {
            if !own.isEmpty { html += HTML.element("mark", own) }
            own = ""
        }
        for step in steps {
            guard let character = element(step) else { continue }
            if step.isMatch {
                flush()
                html += HTML.escape(String(character))
            } else {
                own.append(character)
            }
        }
        flush()
        return html
    }
}

extension String {
    /// Blanks that can be seen where nothing but them differs.
    fileprivate var replacingBlanks: String { allSatisfy { $0 == " " } ? String(map { _ in "␣" as Character }) : self }
}
