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
            page.blocks[block].lines = page.blocks[block].lines.map { line in
                let (start, end) = line.ends(in: view(of: line), mappedBy: map)
                var mapped = line.mappingPlaces(by: map)
                // Beyond the horizon of the photo there is no line.
                mapped.stand(from: start, to: end, width: width, height: height)
                return mapped
            }
            page.blocks[block].box = page.blocks[block].lines.map(\.box).union() ?? map(page.blocks[block].box)
        }
        return page
    }
}

extension Line {
    /// Two points of the baseline, in reading order.
    fileprivate func ends(
        in view: LevelView, mappedBy map: Homography
    ) -> (start: (x: Double, y: Double), end: (x: Double, y: Double)) {
        func mapped(_ column: Double) -> (x: Double, y: Double) {
            let point = view.image(x: column, y: baseline.y(at: column))
            let place = map(SIMD2(Float(point.x), Float(point.y)))
            return (Double(place.x), Double(place.y))
        }
        let extent = view.around(box)
        return (mapped(extent.left), mapped(max(extent.left + 1, extent.right)))
    }

    fileprivate func mappingPlaces(by map: Homography) -> Line {
        var line = self
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
