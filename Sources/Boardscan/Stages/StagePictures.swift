import DocumentModel
import Finding
import Imaging
import Preprocessing
import Reading
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
    private static let black = gray(0)

    private static func gray(_ value: UInt8) -> Color { Color(red: value, green: value, blue: value) }

    func show(to observer: any StageObserver) {
        for (number, layer) in view.layers.enumerated() {
            let suffix = number == 0 ? "" : "-other"
            observer.observe(
                stage: "1-background" + suffix, picture: Preprocessor().background(of: image, as: layer.polarity))
            observer.observe(stage: "2-contrast" + suffix, picture: contrast(layer))
            observer.observe(
                stage: "3-mask" + suffix, picture: picture { layer.mask.pixels[$0] != 0 ? Self.black : nil })
        }
        observer.observe(stage: "4-writing", picture: verdict())
        observer.observe(stage: "5-lines", picture: lines())
        observer.observe(stage: "6-primitives", picture: primitives())
        observer.observe(stage: "7-candidates", picture: candidates())
        observer.observe(stage: "8-path", picture: characters())
    }

    private func isInk(_ index: Int) -> Bool { view.layers.contains { $0.mask.pixels[index] != 0 } }

    /// What the finding stage makes of ink: writing dark, drawing red; the cores of lines lie behind it.
    private func verdict() -> RGBImage {
        let (map, width) = (view.found.map, image.width)
        var cores = [Int](repeating: -1, count: map.cells.width * map.cells.height)
        for (number, core) in view.found.cores.enumerated() {
            for cell in core.cells { cores[cell] = number % Self.tints.count }
        }
        return picture { index in
            let (x, y) = (index % width / map.cell, index / width / map.cell)
            let cell = min(map.cells.height - 1, y) * map.cells.width + min(map.cells.width - 1, x)
            guard isInk(index) else { return cores[cell] >= 0 ? Self.tints[cores[cell]] : nil }
            return map.cells[.writing, cell] > 0 ? Self.black : Self.palette[0]
        }
    }

    private static let tints = [
        Color(red: 190, green: 220, blue: 255), Color(red: 190, green: 255, blue: 200),
        Color(red: 255, green: 225, blue: 170), Color(red: 225, green: 200, blue: 255),
    ]

    /// A white picture with some pixels coloured, by their index.
    private func picture(_ color: (Int) -> Color?) -> RGBImage {
        var result = RGBImage(width: image.width, height: image.height)
        for index in 0..<image.width * image.height {
            if let color = color(index) { result[index % image.width, index / image.width] = color }
        }
        return result
    }

    private func contrast(_ layer: PreprocessedImage) -> RGBImage {
        picture { Self.gray(255 - layer.contrast.pixels[$0]) }
    }

    private func inkInGray() -> RGBImage {
        picture { isInk($0) ? Self.faint : nil }
    }

    private func lines() -> RGBImage {
        var result = inkInGray()
        for (index, line) in view.lines.enumerated() {
            let (width, height) = (Double(line.mask.width), Double(line.mask.height))
            let corners = [(0, 0), (width, 0), (width, height), (0, height)].map { line.frame.page(x: $0.0, y: $0.1) }
            for (from, to) in zip(corners, corners[1...] + corners[..<1]) {
                result.drawLine(
                    fromX: from.x, y: from.y, toX: to.x, y: to.y, with: Self.palette[index % Self.palette.count])
            }
        }
        return result
    }

    private func primitives() -> RGBImage {
        var result = inkInGray()
        for line in view.lines {
            for (index, primitive) in line.primitives.enumerated() {
                let color = Self.palette[index % 3]
                for run in primitive.runs {
                    for x in Int(run.start)..<Int(run.end) {
                        let place = line.frame.page(x: Double(x) + 0.5, y: Double(run.y) + 0.5)
                        result.tint(
                            PixelBox(x: Int(place.x), y: Int(place.y), width: 1, height: 1), with: color, opacity: 1)
                    }
                }
            }
        }
        return result
    }

    /// Every candidate of the lattice: the more primitives, the lighter its box.
    private func candidates() -> RGBImage {
        var result = inkInGray()
        for line in view.lines {
            for candidate in CandidateGraph(of: line).candidates.reversed() {
                let shade = UInt8(min(200, 40 * (candidate.primitiveCount - 1)))
                result.stroke(
                    line.pageBox(of: candidate.primitives), with: Color(red: shade, green: shade, blue: 255))
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
