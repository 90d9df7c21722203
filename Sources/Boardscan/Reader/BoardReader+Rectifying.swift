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
    /// The same where they slant so much that they may not be found, or stand: then pieces of lines are read as surely, but in any order.
    static let askewAdvantage = 1.1

    /// Looks at a photo: turned level where its ink tells that it is so much askew that lines may not be found, and at its
    /// rectified picture when the lines tell that the board is seen from the side or askew.
    ///
    /// Lines may run together or slant because their writer wrote so. Therefore both pictures are read, and the one counts in which more
    /// characters are right by the confidence of their words. Whose hand it is can be told better by their squares
    /// (`sureCharacters`); how the board is seen cannot.
    ///
    /// - Parameters:
    ///   - photo: turned as it is seen.
    ///   - rectifies: whether the board may be turned to the front.
    func rectifyingLook(
        at photo: LegiblePhoto, as seen: PhotoView, pageIndex: Int, options: Options, rectifies: Bool
    ) -> Look {
        let rectifies = rectifies && options.layout == .automatic
        func look(at photo: LegiblePhoto, rectifies: Bool) -> Look {
            var look = frontLook(at: photo, pageIndex: pageIndex, options: options, rectifies: rectifies)
            look.stages.angle = seen.angle
            return look
        }
        guard rectifies, let level = photo.askew?.rectified() else { return look(at: photo, rectifies: rectifies) }
        let levelled = look(at: photo.seen(from: level, by: preprocessor(options)), rectifies: true)
        // Once is enough: nodes of a drawing may lie in any direction, and are read best as they were taken.
        guard seen.isAsItSeems else { return levelled }
        return surer(levelled, than: look(at: photo, rectifies: false), advantage: Self.askewAdvantage)
    }

    /// Looks at a photo, and at it turned to the front where its lines tell that the board is seen from the side or askew.
    private func frontLook(at photo: LegiblePhoto, pageIndex: Int, options: Options, rectifies: Bool) -> Look {
        let asTaken = scalingLook(at: photo, pageIndex: pageIndex, options: options)
        guard rectifies, let view = asTaken.stages.view, let front = view.rectified() else { return asTaken }
        // The turned picture is about as large as the photo.
        let stages = stages(
            of: photo.seen(from: front, by: preprocessor(options)), options: options, scale: asTaken.stages.scale)
        let rectified = look(at: stages, pageIndex: pageIndex, options: options)
        return surer(rectified, than: asTaken, advantage: view.isFromTheSide ? 1 : Self.slantAdvantage)
    }

    func surer(_ turned: Look, than asTaken: Look, advantage: Double) -> Look {
        advantage * turned.page.expectedCharacters > asTaken.page.expectedCharacters ? turned : asTaken
    }

    /// Looks at a photo, and once more for larger writing where most of the ink may be none; the surer reading counts.
    private func scalingLook(at photo: LegiblePhoto, pageIndex: Int, options: Options) -> Look {
        let first = look(at: stages(of: photo, options: options), pageIndex: pageIndex, options: options)
        guard let scale = coarserScale(of: first.stages.main, options) else { return first }
        let coarse = look(
            at: stages(of: photo, options: options, scale: scale), pageIndex: pageIndex, options: options)
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

extension LegiblePhoto {
    /// How the board is seen where its lines may not be found; `nil` where they can be.
    fileprivate var askew: BoardView? {
        direction.flatMap { BoardView(along: $0, width: image.width, height: image.height) }
    }
}
