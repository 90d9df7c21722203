import DocumentModel
import Imaging
import Preprocessing
import Reading
import Segmentation

extension BoardReader {
    /// A picture looked at in one way, and what was read there.
    struct Look {
        /// Who looked.
        var reader: BoardReader
        var stages: Stages
        var readings: [[PageReader.Reading]]
        /// All words, with places on the picture that was looked at.
        var page: Page
    }

    /// Where all lines slant alike, the photo as taken must be read so many times as surely as the turned one: it is seldom the
    /// writer who slants.
    private static let slantAdvantage = 1.05

    /// Looks at a photo, and at its rectified picture when the lines tell that the board is seen from the side or askew.
    ///
    /// Lines may run together or slant because their writer wrote so. Therefore both pictures are read, and the one counts in which more
    /// characters are right by the confidence of their words. Whose hand it is can be told better by their squares
    /// (`sureCharacters`); how the board is seen cannot.
    ///
    /// - Parameter rectifies: whether the board may be turned to the front.
    func rectifyingLook(
        at photo: RGBImage, as seen: PhotoView = PhotoView(), pageIndex: Int = 0, options: Options = Options(),
        rectifies: Bool = true
    ) -> Look {
        let legible = LegiblePhoto(
            photo.turned(toUpright: seen.angle), as: seen.polarity, by: preprocessor(options))
        var asTaken = scalingLook(at: legible, pageIndex: pageIndex, options: options)
        asTaken.stages.angle = seen.angle
        asTaken.stages.back = legible.toPhoto
        guard rectifies, options.layout == .automatic, let view = asTaken.stages.view,
            let front = view.rectified()
        else { return asTaken }
        // The turned picture is about as large as the photo.
        let image = legible.image.rectified(by: front)
        var stages = stages(
            of: image, preprocessed: preprocessor(options).preprocess(image, as: legible.preprocessed.polarity),
            options: options, scale: asTaken.stages.scale)
        stages.angle = seen.angle
        stages.back = legible.toPhoto?.after(front.back) ?? front.back
        let rectified = look(at: stages, pageIndex: pageIndex, options: options)
        let advantage = view.isFromTheSide ? 1 : Self.slantAdvantage
        return advantage * rectified.page.expectedCharacters > asTaken.page.expectedCharacters ? rectified : asTaken
    }

    /// Looks at a photo, and once more for larger writing where most of the ink may be none; the surer reading counts.
    private func scalingLook(at photo: LegiblePhoto, pageIndex: Int, options: Options) -> Look {
        func stages(_ scale: PageScale?) -> Stages {
            self.stages(of: photo.image, preprocessed: photo.preprocessed, options: options, scale: scale)
        }
        let first = look(at: stages(nil), pageIndex: pageIndex, options: options)
        guard let scale = coarserScale(of: first.stages.main, options) else { return first }
        let coarse = look(at: stages(scale), pageIndex: pageIndex, options: options)
        guard coarse.page.expectedCharacters <= first.page.expectedCharacters else { return coarse }
        return look(at: regrouped(first.stages, options), pageIndex: pageIndex, options: options)
    }

    private func look(at stages: Stages, pageIndex: Int, options: Options) -> Look {
        let reader = pageReader(options)
        let readings = readings(stages, reader, options)
        return Look(
            reader: self, stages: stages, readings: readings,
            page: page(of: stages, readings: readings, reader, pageIndex: pageIndex, layout: options.layout))
    }
}

extension BoardReader.Stages {
    /// How the board is seen; `nil` when that is from the front.
    fileprivate var view: BoardView? {
        BoardView(of: Array(main.segmented.blocks.joined()), width: image.width, height: image.height)
    }
}

extension RGBImage {
    fileprivate func rectified(by view: BoardView.Rectified) -> RGBImage {
        var result = warped(by: view.back, width: view.width, height: view.height)
        result.resolution = resolution
        return result
    }
}
