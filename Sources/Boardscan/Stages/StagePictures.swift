import DocumentModel
import Finding
import Imaging
import Segmentation

/// Draws what each stage made of a photo.
struct StagePictures {
    let view: PhotoView
    let page: Page
    private var image: RGBImage { view.image }

    init(view: PhotoView, page: Page) { (self.view, self.page) = (view, page) }

    private typealias Color = RGBImage.Color

    private static let palette = [
        Color(red: 214, green: 40, blue: 40), Color(red: 29, green: 105, blue: 210),
        Color(red: 24, green: 140, blue: 60), Color(red: 190, green: 110, blue: 0),
        Color(red: 140, green: 40, blue: 190),
    ]
    private static let faint = gray(205)

    private static func gray(_ value: UInt8) -> Color { Color(red: value, green: value, blue: value) }

    func show(to observer: any StageObserver) {
        observer.observe(stage: "1-writing", picture: verdict())
        observer.observe(stage: "2-lines", picture: frames())
        observer.observe(stage: "3-ink", picture: inkInGray(with: .init(red: 0, green: 0, blue: 0)))
        observer.observe(stage: "4-primitives", picture: primitives())
        observer.observe(stage: "5-characters", picture: characters())
    }

    /// What the network makes of the photo: cells of writing dark, the cores of lines in colours.
    private func verdict() -> RGBImage {
        let (map, width) = (view.found.map, image.width)
        var cores = [Int](repeating: -1, count: map.cells.width * map.cells.height)
        for (number, core) in view.found.cores.enumerated() {
            for cell in core.cells { cores[cell] = number % Self.tints.count }
        }
        var result = image
        for index in 0..<image.width * image.height {
            let (x, y) = (index % width, index / width)
            let cell =
                min(map.cells.height - 1, y / map.cell) * map.cells.width + min(map.cells.width - 1, x / map.cell)
            guard map.cells[.writing, cell] <= 0 || cores[cell] >= 0 else { continue }
            let tint = cores[cell] >= 0 ? Self.tints[cores[cell]] : Self.faint
            result.tint(PixelBox(x: x, y: y, width: 1, height: 1), with: tint, opacity: 0.5)
        }
        return result
    }

    private static let tints = [
        Color(red: 60, green: 140, blue: 255), Color(red: 40, green: 200, blue: 60),
        Color(red: 255, green: 160, blue: 20), Color(red: 180, green: 80, blue: 255),
    ]

    private func inkInGray(with color: Color = faint) -> RGBImage {
        var result = RGBImage(width: view.width, height: view.height)
        for line in view.lines {
            for primitive in line.primitives { paint(primitive, of: line, with: color, on: &result) }
        }
        return result
    }

    private func paint(_ primitive: Primitive, of line: TextLine, with color: Color, on picture: inout RGBImage) {
        for run in primitive.runs {
            for x in Int(run.start)..<Int(run.end) {
                let place = line.frame.page(x: Double(x) + 0.5, y: Double(run.y) + 0.5)
                picture.tint(
                    PixelBox(x: Int(place.x), y: Int(place.y), width: 1, height: 1), with: color, opacity: 1)
            }
        }
    }

    /// The lines' masks as they lie on the upright page.
    private func frames() -> RGBImage {
        var result = image.turned(toUpright: view.angle)
        for (index, line) in view.lines.enumerated() {
            let (width, height) = (Double(line.mask.width), Double(line.mask.height))
            let steps = (0...8).map { width * Double($0) / 8 }
            let outline = steps.map { ($0, 0.0) } + steps.reversed().map { ($0, height) }
            let corners = outline.map { line.frame.page(x: $0.0, y: $0.1) }
            for (from, to) in zip(corners, corners[1...] + corners[..<1]) {
                result.drawLine(
                    fromX: from.x, y: from.y, toX: to.x, y: to.y, with: Self.palette[index % Self.palette.count])
            }
        }
        return result
    }

    private func primitives() -> RGBImage {
        var result = RGBImage(width: view.width, height: view.height)
        for line in view.lines {
            for (index, primitive) in line.primitives.enumerated() {
                paint(primitive, of: line, with: Self.palette[index % 3], on: &result)
            }
        }
        return result
    }

    private func characters() -> RGBImage {
        var result = inkInGray()
        for line in page.blocks.flatMap(\.lines) {
            for word in line.words {
                for character in word.characters {
                    let isSure = character.confidence >= ConfidenceLevel.sure
                    result.stroke(character.box, with: Self.palette[isSure ? 2 : 0])
                }
                result.stroke(word.box, with: Self.palette[1])
            }
        }
        return result
    }
}
