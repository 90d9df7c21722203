import DocumentModel
import Imaging

extension Page {
    /// The page with all places taken through a map, as from a rectified picture back to the photo.
    ///
    /// - Parameters:
    ///   - width: of the photo.
    ///   - height: of the photo.
    func mapped(by map: Homography, width: Int, height: Int) -> Page {
        var page = self
        (page.width, page.height) = (width, height)
        for block in page.blocks.indices {
            page.blocks[block].lines = page.blocks[block].lines.map { $0.mapped(by: map) }
            page.blocks[block].box = page.blocks[block].lines.map(\.box).union() ?? map(page.blocks[block].box)
        }
        return page
    }
}

extension Line {
    fileprivate func mapped(by map: Homography) -> Line {
        var line = self
        let ends = [box.x, max(box.x + 1, box.maxX)].map {
            map(SIMD2(Float($0), Float(baseline.y(at: Double($0)))))
        }
        let slope = Double(ends[1].y - ends[0].y) / Double(max(1, ends[1].x - ends[0].x))
        let offset = Double(ends[0].y) - slope * Double(ends[0].x)
        // Beyond the horizon of the photo there is no line.
        line.baseline = offset.isFinite ? Baseline(slope: slope, offset: offset) : baseline
        for word in line.words.indices {
            for character in line.words[word].characters.indices {
                line.words[word].characters[character].box = map(words[word].characters[character].box)
            }
            line.words[word].box = line.words[word].characters.map(\.box).union() ?? map(words[word].box)
        }
        line.box = line.words.map(\.box).union() ?? map(box)
        return line
    }
}
