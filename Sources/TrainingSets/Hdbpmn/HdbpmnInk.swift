import DocumentModel
import Finding
import Preprocessing
import Segmentation

/// Which ink of a picture is writing, by where its words stand.
struct HdbpmnInk: Sendable {
    /// One ``LabelledPicture/InkKind`` for each pixel.
    var kinds: [UInt8]
    /// The pixels of each line's writing.
    private(set) var points: [[SIMD2<Float>]]

    let lines: [PlacedLine]
    let width: Int
    /// Whose box a pixel is in, the boxes as they are but for ``boxMargin``.
    let owners: InkOwners
    /// Whose box, with the zone around it, a pixel is in.
    let surroundings: InkOwners
    let strokes: DrawnStrokes
    /// Of a capital at the median, in pixels.
    let usualHeight: Float
    private var paper = PaperRules.none

    /// What the boxes are too tight by, in heights of capitals.
    private static let boxMargin: Float = 0.1
    /// How far around a word letters' ends and dots may be, in heights of capitals.
    private static let zoneMargin: Float = 0.5
    /// A component of ink with this share of it in words' boxes is theirs.
    private static let wholeShare: Float = 0.7
    /// With less than this share of a component in it, a box has no say about what is outside.
    private static let doubtfulShare: Float = 0.3
    /// A component with less than this share of the pen's ink may be of the paper's rules.
    private static let leastPen: Float = 0.1
    /// What is smaller, in heights of capitals, may be a dot or a comma.
    private static let dotSize: Float = 0.5

    init(_ strokes: DrawnStrokes, lines: [PlacedLine]) {
        self.lines = lines
        self.strokes = strokes
        usualHeight = lines.map(\.letterHeight).median ?? 0
        let mask = strokes.mask
        width = mask.width
        kinds = mask.pixels.map { (($0 == 0 ? .none : .drawing) as LabelledPicture.InkKind).rawValue }
        points = Array(repeating: [], count: lines.count)
        owners = InkOwners(lines, margin: Self.boxMargin, width: mask.width, height: mask.height)
        surroundings = InkOwners(lines, margin: Self.zoneMargin, width: mask.width, height: mask.height)
        paper = paperRules
        for component in ConnectedComponents.label(withoutStrokes(on: paper)) { judge(component) }
    }

    /// What a component has in words' boxes.
    private struct Shares {
        var inside = 0
        var around = 0
        var pen = 0
        var byLine: [Int32: Int] = [:]

        var line: Int32? { byLine.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    }

    private func shares(of component: Component) -> Shares {
        var shares = Shares()
        forEachPixel(of: component) { x, y in
            let index = y * width + x
            if strokes.pen[x, y] { shares.pen += 1 }
            if surroundings.lines[index] >= 0 { shares.around += 1 }
            if owners.lines[index] >= 0 {
                shares.inside += 1
                shares.byLine[owners.lines[index], default: 0] += 1
            }
        }
        return shares
    }

    private mutating func judge(_ component: Component) {
        let shares = shares(of: component)
        guard shares.around > 0 else { return }
        let area = Float(component.area)
        let isDoubtful =
            (paper != .none && Float(shares.pen) < Self.leastPen * area)
            || (shares.inside == 0 && shares.around == component.area && isDot(component))
        let line = shares.line
        forEachPixel(of: component) { x, y in
            let index = y * width + x
            guard surroundings.lines[index] >= 0 else { return }
            let kind = isDoubtful ? .unknown : kind(at: index, share: Float(shares.inside) / area)
            kinds[index] = kind.rawValue
            guard kind == .writing else { return }
            let owner = owners.lines[index] >= 0 ? owners.lines[index] : line
            if let owner { points[Int(owner)].append(SIMD2(Float(x) + 0.5, Float(y) + 0.5)) }
        }
    }

    /// What a pixel in a word's surroundings is, of a component of which some share is in words' boxes.
    private func kind(at index: Int, share: Float) -> LabelledPicture.InkKind {
        if owners.lines[index] >= 0 || share >= Self.wholeShare { return .writing }
        return share >= Self.doubtfulShare ? .unknown : .drawing
    }

    private func isDot(_ component: Component) -> Bool {
        guard let run = component.runs.first else { return false }
        let line = surroundings.lines[Int(run.y) * width + Int(run.start)]
        guard line >= 0 else { return false }
        return Float(max(component.box.width, component.box.height)) < Self.dotSize * lines[Int(line)].letterHeight
    }

    private func forEachPixel(of component: Component, _ body: (_ x: Int, _ y: Int) -> Void) {
        for run in component.runs { for x in run.start..<run.end { body(Int(x), Int(run.y)) } }
    }
}
