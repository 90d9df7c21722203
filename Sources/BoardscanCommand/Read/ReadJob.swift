import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess
import Imaging

/// Reads one input from its bytes to a document.
struct ReadJob: Sendable {
    let reader: BoardReader
    let options: BoardReader.Options
    let maximumPixels: Int
    /// Whether the pictures of a review page are made as well.
    var forReview = false
    /// Whether the pictures are wanted for a PDF.
    var forPDF = false
    /// Whether these show the boards evenly white.
    var cleansPDF = false
    /// Whether the passes each page takes are told.
    var tellsPasses = false
    /// What no picture may be written over.
    var protected = ProtectedFiles()
    /// Whether pictures are brought to the disk at once.
    var writesDurably = true
    /// Keeps what is read where it can be found.
    var feed: IndexFeed?
    /// Pages wait for it before they are decoded.
    let room: PixelRoom

    struct Outcome: Sendable {
        /// `nil` when nothing could be read.
        var document: Document?
        /// When the input was last changed before it was read.
        var changed: FileTime?
        /// What is wrong with the input, a line each.
        var inputProblems: [String] = []
        var outputProblems: [OutputProblem] = []
        var reviewPictures: [ReviewPicture] = []
        /// One for each page, for a PDF.
        var photos: [SearchablePDF.Photo?] = []
        /// What was done to read it, a line each.
        var passes: [String] = []
    }

    /// Where the pictures of an input go; `nil` where none are wanted.
    struct Places: Sendable {
        var debugPrefix: FilePath?
        var overlay: FilePath?
        var cleaned: FilePath?
    }

    func run(_ input: ImageInput, _ places: Places) async -> Outcome {
        var outcome = Outcome(changed: input.changeTime)
        let mark = feed?.mark(input)
        do {
            let decoder = try ImageDecoder(try input.bytes(), maximumPixels: maximumPixels)
            var document = Document(source: input.source, language: reader.language(options), pages: [])
            for index in 0..<decoder.pageCount {
                let pixels = decoder.pixelCount(ofPage: index)
                await room.take(pixels)
                read(index, of: decoder, input, places, &document, &outcome)
                await room.give(pixels)
            }
            document.problems = outcome.inputProblems
            outcome.document = document.pages.isEmpty ? nil : document
        } catch {
            outcome.inputProblems.append("\(error)")
        }
        if let mark {
            let problem = feed?.keepAndRemember(outcome.document, problems: outcome.inputProblems, of: mark)
            outcome.outputProblems += problem.map { [$0] } ?? []
        }
        return outcome
    }

    /// Reads a page, and makes of its picture whatever is wanted, so that it is decoded once.
    private func read(
        _ index: Int, of decoder: ImageDecoder, _ input: ImageInput, _ places: Places, _ document: inout Document,
        _ outcome: inout Outcome
    ) {
        do {
            let image = try decoder.page(index)
            let page = read(image, index, of: decoder, input, number: document.pages.count, places, &outcome)
            document.pages.append(page)
            draw(page, image, places, &outcome)
            make(page, image, &outcome) { decoder.message($0, onPage: index) }
        } catch {
            // Of pages behind the first that is too much nothing new can be said.
            let isSaid = outcome.inputProblems.contains { $0.hasSuffix("\(ImageError.documentTooSlow)") }
            if error as? ImageError == .documentTooSlow, isSaid { return }
            outcome.inputProblems.append(decoder.message(error, onPage: index))
        }
    }

    private func read(
        _ image: RGBImage, _ index: Int, of decoder: ImageDecoder, _ input: ImageInput, number: Int, _ places: Places,
        _ outcome: inout Outcome
    ) -> Page {
        let writer = places.debugPrefix.map { prefix in
            DebugImageWriter(
                prefix: decoder.pageCount == 1 ? prefix : prefix.appending("-page\(index + 1)"), protected: protected)
        }
        let recorder = tellsPasses ? PassRecorder(pictures: writer) : nil
        var page = reader.read(image, pageIndex: number, options: options, trace: recorder ?? writer)
        page.source = input.source
        page.frame = input.frame + index
        if let problem = writer?.problem { outcome.outputProblems.append(problem) }
        outcome.passes += recorder?.passes ?? []
        return page
    }

    /// Writes the pictures that show what was read.
    private func draw(_ page: Page, _ image: RGBImage, _ places: Places, _ outcome: inout Outcome) {
        func write(to file: FilePath, _ picture: () throws -> RGBImage) {
            let writer = PagePictureWriter(file: file, protected: protected, durably: writesDurably)
            if let problem = writer.write(page, picture) { outcome.outputProblems.append(problem) }
        }
        if let overlay = places.overlay { write(to: overlay) { try OverlayPicture().draw(page, on: image) } }
        if let cleaned = places.cleaned { write(to: cleaned) { CleanedBoard.picture(of: image, page) } }
    }

    /// Makes the pictures that are part of other results; one that cannot be made is a problem of the input.
    private func make(_ page: Page, _ image: RGBImage, _ outcome: inout Outcome, _ message: (any Error) -> String) {
        func attempt<Value>(_ make: () throws -> Value) -> Value? {
            do { return try make() } catch {
                outcome.inputProblems.append(message(error))
                return nil
            }
        }
        if forPDF {
            outcome.photos.append(
                attempt { try PagePhotos.photo(of: cleansPDF ? CleanedBoard.pictureInPlace(of: image) : image) })
        }
        if forReview, let picture = attempt({ try ReviewPicture(of: page, on: image) }) {
            outcome.reviewPictures.append(picture)
        }
    }
}
