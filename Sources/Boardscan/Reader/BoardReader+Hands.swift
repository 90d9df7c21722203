import Imaging
import Reading

extension BoardReader {
    /// Looks at a photo with the user's own model and, if that has learnt their hand, with everybody's; the one counts that is
    /// surer of what it reads there.
    ///
    /// - Parameter rectifies: whether the board may be turned to the front.
    func look(
        at image: RGBImage, pageIndex: Int = 0, options: Options = Options(), rectifies: Bool = true
    ) -> Look {
        let own = surestLook(at: image, pageIndex: pageIndex, options: options, rectifies: rectifies)
        guard let other = forEverybody else { return own }
        let look = other.surestLook(
            at: image, pageIndex: pageIndex, options: options, rectifies: rectifies)
        return look.page.blocks.sureCharacters > own.page.blocks.sureCharacters ? look : own
    }

    /// The reader for writing that is not the user's.
    private var forEverybody: BoardReader? {
        everybodys.map {
            BoardReader(classifier: $0, known: nil, languagePrior: languagePrior, everybodys: nil)
        }
    }
}
