import DocumentModel

/// The places of a page's blocks and lines as hOCR tells them.
///
/// Where upright boxes overlap too much (``BoxSeparation``), `bbox` is a smaller rectangle and `poly` the true outline:
/// hOCR 1.2 has `poly` for what no rectangles can show and asks for a reasonable `bbox` beside it. So it is with
/// oblique lines.
struct HOCRGeometry {
    struct Place: Equatable {
        var box: PixelBox
        /// Four corners; `nil` where the box is the outline.
        var outline: [(x: Int, y: Int)]?

        static func == (first: Place, second: Place) -> Bool {
            first.box == second.box && (first.outline ?? []).elementsEqual(second.outline ?? [], by: ==)
        }

        func turned(by angle: TextAngle, width: Int, height: Int) -> Place {
            let corners = outline?.map { corner in
                PixelBox(x: corner.x, y: corner.y, width: 0, height: 0).turned(by: angle, width: width, height: height)
            }
            return Place(
                box: box.turned(by: angle, width: width, height: height), outline: corners?.map { ($0.x, $0.y) })
        }

        var properties: String {
            let bbox = "bbox \(box.x) \(box.y) \(box.maxX) \(box.maxY)"
            guard let outline else { return bbox }
            return bbox + "; poly " + outline.map { "\($0.x) \($0.y)" }.joined(separator: " ")
        }
    }

    /// In the page's order.
    let blocks: [Place]
    /// In the page's order, block by block.
    let lines: [[Place]]

    init(_ page: Page) {
        let upright = page.upright
        let (blocks, lines) = Self.places(on: upright)
        func turned(_ place: Place) -> Place {
            place.turned(by: page.textAngle, width: upright.width, height: upright.height)
        }
        self.blocks = blocks.map(turned)
        self.lines = lines.map { $0.map(turned) }
    }

    private static func places(on page: Page) -> (blocks: [Place], lines: [[Place]]) {
        let boxes = page.blocks.map(\.box)
        let blocks = zip(boxes, BoxSeparation.separated(boxes)).map { original, box in
            Place(box: box, outline: box == original ? nil : corners(of: original))
        }
        var separated = BoxSeparation.separated(page.blocks.flatMap { $0.lines.map(\.box) })[...]
        let lines = page.blocks.map { block in
            block.lines.map { line in
                let box = separated.popFirst() ?? line.box
                let isBox = box == line.box && page.view(of: line).isQuarterTurn
                return Place(box: box, outline: isBox ? nil : outline(of: line, in: page))
            }
        }
        return (blocks, lines)
    }

    private static func corners(of box: PixelBox) -> [(x: Int, y: Int)] {
        [(box.x, box.y), (box.maxX, box.y), (box.maxX, box.maxY), (box.x, box.maxY)]
    }

    /// The parallelogram along the baseline, with sides upright to the level line, around all words.
    private static func outline(of line: Line, in page: Page) -> [(x: Int, y: Int)] {
        let view = page.view(of: line)
        let slope = line.baseline.slope
        let boxes = line.words.isEmpty ? [view.box(of: line)] : line.words.map(view.box)
        let tops = boxes.map { min($0.top - slope * $0.left, $0.top - slope * $0.right) }
        let bottoms = boxes.map { max($0.bottom - slope * $0.left, $0.bottom - slope * $0.right) }
        func corner(_ x: Double, _ offset: Double) -> (x: Int, y: Int) {
            let point = view.image(x: x, y: offset + slope * x)
            return (whole(point.x, upTo: page.width), whole(point.y, upTo: page.height))
        }
        let (top, bottom) = (tops.min() ?? 0, bottoms.max() ?? 0)
        let extent = view.box(of: line)
        return [
            corner(extent.left, top), corner(extent.right, top), corner(extent.right, bottom),
            corner(extent.left, bottom),
        ]
    }

    private static func whole(_ value: Double, upTo limit: Int) -> Int {
        let rounded = value.rounded()
        return rounded.isFinite ? Int(max(0, min(rounded, Double(limit)))) : 0
    }
}
