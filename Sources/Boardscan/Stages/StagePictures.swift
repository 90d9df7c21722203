import DocumentModel
import Imaging
import Preprocessing
import Reading
import Segmentation

/// Draws what each stage made of a photo.
struct StagePictures {
    let image: RGBImage
    let preprocessed: PreprocessedImage
    let segmented: SegmentedPage
    let page: Page
    /// The ink of the other polarity, where there may be writing in it.
    var counterMask: InkMask?

    private static let palette: [[UInt8]] = [
        [214, 40, 40], [29, 105, 210], [24, 140, 60], [190, 110, 0], [140, 40, 190],
    ]
    private static let faint: [UInt8] = [205, 205, 205]
    private static let erased: [UInt8] = [255, 190, 190]

    func show(to observer: any StageObserver) {
        observer.observe(
            stage: "1-background", picture: Preprocessor().background(of: image, as: preprocessed.polarity))
        observer.observe(stage: "2-contrast", picture: contrast())
        observer.observe(stage: "3-mask", picture: picture { preprocessed.mask.pixels[$0] != 0 ? [0, 0, 0] : nil })
        observer.observe(stage: "4-components", picture: components())
        observer.observe(stage: "5-lines", picture: lines())
        observer.observe(stage: "6-primitives", picture: primitives())
        observer.observe(stage: "7-candidates", picture: candidates())
        observer.observe(stage: "8-path", picture: characters())
        if let counterMask {
            observer.observe(
                stage: "9-counter-mask", picture: picture { counterMask.pixels[$0] != 0 ? [0, 0, 0] : nil })
        }
    }

    /// A white picture with some pixels coloured, by their index.
    private func picture(_ colour: (Int) -> [UInt8]?) -> RGBImage {
        var result = RGBImage(width: image.width, height: image.height)
        for index in 0..<image.width * image.height {
            guard let colour = colour(index) else { continue }
            for channel in 0..<3 { result.pixels[index * 3 + channel] = colour[channel] }
        }
        return result
    }

    private func contrast() -> RGBImage {
        picture { index in [UInt8](repeating: 255 - preprocessed.contrast.pixels[index], count: 3) }
    }

    private func components() -> RGBImage {
        var result = picture { index in
            guard preprocessed.mask.pixels[index] != 0 else { return nil }
            return segmented.withoutRules.pixels[index] != 0 ? Self.faint : Self.erased
        }
        for (index, component) in ConnectedComponents.label(segmented.withoutRules).enumerated() {
            let colour = Self.palette[index % Self.palette.count]
            for run in component.runs {
                for x in Int(run.start)..<Int(run.end) { result.paint(x, Int(run.y), colour) }
            }
        }
        return result
    }

    private func inkInGray() -> RGBImage {
        picture { preprocessed.mask.pixels[$0] != 0 ? Self.faint : nil }
    }

    private func lines() -> RGBImage {
        var result = inkInGray()
        for (index, block) in segmented.blocks.enumerated() {
            for line in block { result.outline(line.box, Self.palette[index % Self.palette.count]) }
        }
        return result
    }

    private func primitives() -> RGBImage {
        var result = inkInGray()
        for line in segmented.blocks.joined() {
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
        for line in segmented.blocks.joined() {
            for candidate in CandidateGraph(of: line).candidates.reversed() {
                let shade = UInt8(min(200, 40 * (candidate.primitiveCount - 1)))
                result.outline(line.frame.pageBox(of: candidate.box), [shade, shade, 255])
            }
        }
        return result
    }

    private func characters() -> RGBImage {
        var result = inkInGray()
        for line in page.blocks.flatMap(\.lines) {
            for word in line.words {
                for character in word.characters {
                    result.outline(character.box, Self.palette[character.confidence >= 0.7 ? 2 : 0])
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
