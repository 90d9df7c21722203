import DocumentModel
import Finding
import Glibc
import Imaging
import Preprocessing

/// Frames of lines → crops of the photo: each line by itself, level and of one size, with the ink that is its own.
///
/// A line is looked at twice. A first crop, about its core, tells how high its letters are and how it runs; the second
/// follows that. Background, threshold and components are made in the crop: nothing about a line depends on what else
/// is in the photo.
public struct LineCropper: Sendable {
    /// The median height of a line's letters in its crop, in pixels; all lengths of later stages are in these pixels.
    public static let letterHeight = 40.0

    private let photo: PhotoPyramid
    private let cores: [LineCore]
    private let owners: LineOwners
    private let preprocessor: Preprocessor

    /// The height of letters in the first crop: enough to tell how high they are.
    private static let firstHeight = 24.0
    /// Room about the ink in the second crop, in heights of letters: the ground that the line stands on.
    private static let margin = 0.5
    /// Most pixels of a crop; what is larger is shown smaller.
    private static let greatestArea = 16_000_000.0

    /// - Parameters:
    ///   - photo: what the writing was found in.
    ///   - found: the lines.
    ///   - partsStrokes: whether strokes side by side are parted where the camera's blur has joined them.
    public init(_ photo: RGBImage, _ found: FoundWriting, partsStrokes: Bool = false) {
        (cores, owners) = (found.cores, found.owners)
        let highest = found.cores.map(\.letterHeight).max() ?? 0
        self.photo = PhotoPyramid(photo, smallestScale: Self.firstHeight / max(1, LineCore.usualLetters * highest))
        preprocessor = Preprocessor(partsStrokes: partsStrokes, ground: .line)
    }

    /// The line of a core, by its index; `nil` without ink.
    public func crop(_ index: Int) -> LineCrop? {
        guard cores.indices.contains(index) else { return nil }
        let core = cores[index]
        let letters = LineCore.usualLetters * core.letterHeight
        let first = LineArea(about: core, scale: Self.firstHeight / max(1, letters))
        guard let seen = crop(first, of: index),
            let measured = LineMeasure(seen.components, width: seen.image.width, height: seen.image.height)
        else { return nil }
        let second = LineArea(
            measured, in: seen.frame, letterHeight: Self.letterHeight, margin: Self.margin * Self.letterHeight)
        return crop(second, of: index)
    }

    private func crop(_ area: LineArea, of index: Int) -> LineCrop? {
        let area = area.bounded(to: Self.greatestArea)
        let strip = photo.strip(area.course, height: area.height)
        let ink = preprocessor.preprocess(strip, as: cores[index].isLight ? .lightOnDark : .darkOnLight)
        let grid = StandingGrid(of: index, in: area.frame, width: area.width, height: area.height, owners)
        let capital = cores[index].letterHeight * area.frame.scale
        let mask = RuledLines(letterHeight: LineCore.usualLetters * capital).removed(from: ink.mask)
        let components = OwnInk(grid: grid, capital: capital).components(of: mask)
        guard !components.isEmpty else { return nil }
        return LineCrop(
            frame: area.frame, image: strip, ink: ink, components: components, confidence: cores[index].confidence)
    }
}
