import DocumentModel
import Imaging
import Preprocessing
import Reading

/// How a photo is looked at.
struct PhotoView {
    /// How its text is taken to stand.
    var angle = TextAngle.upright
    /// What its ink is taken for; `nil` for what it seems to be.
    var polarity: Polarity?
    /// Whether it is taken for what it seems to be.
    var isAsItSeems: Bool { angle == .upright && polarity == nil }
}

extension BoardReader {
    /// Looks at a photo as it is; where its ink tells that the text lies on its side, so turned, and the surer reading counts; where hardly
    /// any of its ink can be read, with its text turned otherwise and as the other polarity, until it is read surely.
    ///
    /// - Parameter rectifies: whether the board may be turned to the front.
    func surestLook(
        at photo: RGBImage, pageIndex: Int = 0, options: Options = Options(), rectifies: Bool = true
    ) -> Look {
        func look(_ view: PhotoView, _ legible: LegiblePhoto? = nil) -> Look {
            rectifyingLook(
                at: legible ?? self.legible(photo, as: view, options), as: view, pageIndex: pageIndex,
                options: options, rectifies: rectifies)
        }
        let upright = legible(photo, as: PhotoView(), options)
        let first = look(PhotoView(), upright)
        guard options.layout == .automatic else { return first }
        let sideways = upright.sideways
        if let turned = sideways.lazy.map({ look(PhotoView(angle: $0)) }).first(where: { !$0.isDoubtful }) {
            return surer(turned, than: first, advantage: Self.askewAdvantage)
        }
        guard first.isDoubtful else { return first }
        var others = [PhotoView(polarity: first.stages.main.preprocessed.polarity.opposite)]
        // What has no lines at all has none when it is turned.
        if first.componentCount > 0 {
            others.insert(PhotoView(angle: .upsideDown), at: 0)
            if sideways.isEmpty { others += [PhotoView(angle: .upwards), PhotoView(angle: .downwards)] }
        }
        let least = Self.advantage * first.page.expectedCharacters
        return others.lazy.map { look($0) }.first { $0.page.expectedCharacters > least && !$0.isDoubtful } ?? first
    }

    private func legible(_ photo: RGBImage, as view: PhotoView, _ options: Options) -> LegiblePhoto {
        LegiblePhoto(photo.turned(toUpright: view.angle), as: view.polarity, by: preprocessor(options))
    }

    /// Another view must be read so many times as surely as the photo as it is.
    private static let advantage = 2.0
}

extension BoardReader.Look {
    /// Whether hardly any of the ink can be read, and nothing of it surely. Joined-up writing is not read surely either, but has
    /// few components.
    fileprivate var isDoubtful: Bool {
        let characters = page.blocks.flatMap(\.lines).flatMap(\.words).reduce(0) { $0 + $1.characters.count }
        let expected = page.expectedCharacters
        return expected <= Self.leastRead * Double(componentCount)
            && (characters < Self.fewCharacters || expected < Self.leastSure * Double(characters))
    }

    /// Connected components on lines, whether those are writing or not.
    fileprivate var componentCount: Int {
        stages.main.scored.joined().reduce(0) { $0 + Set($1.line.primitives.map(\.component)).count }
    }

    /// Characters that must be right, by the confidence of their words, for each connected component.
    private static let leastRead = 0.35
    /// The mean confidence from which characters are read surely.
    private static let leastSure = 0.4
    /// So many may be sure by chance.
    private static let fewCharacters = 20
}

extension LegiblePhoto {
    /// How the text stands where its ink tells that it lies on its side, the likelier way first: a photo is turned by less than a
    /// right angle more often than by more.
    fileprivate var sideways: [TextAngle] {
        guard let angle = direction?.angle, abs(angle) > .pi / 4 else { return [] }
        return angle > 0 ? [.downwards, .upwards] : [.upwards, .downwards]
    }
}
