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

    private static let palette: [[UInt8]] = [
        [214, 40, 40], [29, 105, 210], [24, 140, 60], [190, 110, 0], [140, 40, 190],
    ]
    private static let faint: [UInt8] = [205, 205, 205]

    func show(to observer: any StageObserver) {
        for (number, layer) in view.layers.enumerated() {
            let suffix = number == 0 ? "" : "-other"
            observer.observe(
                stage: "1-background" + suffix, picture: Preprocessor().background(of: image, as: layer.polarity))
            observer.observe(stage: "2-contrast" + suffix, picture: contrast(layer))
            observer.observe(
                stage: "3-mask" + suffix, picture: picture { layer.mask.pixels[$0] != 0 ? [0, 0, 0] : nil })
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
            return map.cells[.writing, cell] > 0 ? [0, 0, 0] : Self.palette[0]
        }
    }

    private static let tints: [[UInt8]] = [[190, 220, 255], [190, 255, 200], [255, 225, 170], [225, 200, 255]]

    /// A white picture with some pixels coloured, by their index.
    private func picture(_ colour: (Int) -> [UInt8]?) -> RGBImage {
        var result = RGBImage(width: image.width, height: image.height)
        for index in 0..<image.width * image.height {
            guard let colour = colour(index) else { continue }
            for channel in 0..<3 { result.pixels[index * 3 + channel] = colour[channel] }
        }
        return result
    }

    private func contrast(_ layer: PreprocessedImage) -> RGBImage {
        picture { index in [UInt8](repeating: 255 - layer.contrast.pixels[index], count: 3) }
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
                result.stroke(from: from, to: to, Self.palette[index % Self.palette.count])
            }
        }
        return result
    }

    private func primitives() -> RGBImage {
        var result = inkInGray()
        for line in view.lines {
            for (index, primitive) in line.primitives.enumerated() {
                let colour = Self.palette[index % 3]
                for run in primitive.runs {
                    for x in Int(run.start)..<Int(run.end) {
                        let place = line.frame.page(x: Double(x) + 0.5, y: Double(run.y) + 0.5)
                        result.paint(Int(place.x), Int(place.y), colour)
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
                result.outline(line.pageBox(of: candidate.primitives), [shade, shade, 255])
            }
        }
        return result
    }

    private func characters() -> RGBImage {
        var result = inkInGray()
        for line in page.blocks.flatMap(\.lines) {
            for word in line.words {
                for character in word.characters {
                    result.outline(character.box, Self.palette[character.confidence >= ConfidenceLevel.sure ? 2 : 0])
                }
                result.outline(word.box, Self.palette[1])
            }
        }
        return result
    }
}

extension RGBImage {
    fileprivate mutating func paint(_ x: Int, _ y: Int, _ colour: [UInt8]) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        for channel in 0..<3 { pixels[(y * width + x) * 3 + channel] = colour[channel] }
    }

    fileprivate mutating func stroke(from: (x: Double, y: Double), to: (x: Double, y: Double), _ colour: [UInt8]) {
        let steps = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y))))
        guard steps < 100_000 else { return }
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            paint(Int(from.x + (to.x - from.x) * share), Int(from.y + (to.y - from.y) * share), colour)
        }
    }

    fileprivate mutating func outline(_ box: PixelBox, _ colour: [UInt8]) {
        for x in box.x..<max(box.x, box.maxX) {
            paint(x, box.y, colour)
            paint(x, box.maxY - 1, colour)
        }
        for y in box.y..<max(box.y, box.maxY) {
            paint(box.x, y, colour)
            paint(box.maxX - 1, y, colour)
        }
    }
}
