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

    struct Outcome: Sendable {
        /// `nil` when nothing could be read.
        var document: Document?
        /// What is wrong with the input, a line each.
        var inputProblems: [String] = []
        var outputProblems: [OutputProblem] = []
        var reviewPictures: [ReviewPicture] = []
        /// One for each page, for a PDF.
        var photos: [SearchablePDF.Photo?] = []
        /// What was done to read it, a line each.
        var passes: [String] = []
    }

    func run(
        _ input: ImageInput, debugPrefix: FilePath?, overlay: FilePath? = nil, cleaned: FilePath? = nil
    ) -> Outcome {
        var outcome = Outcome()
        do {
            let decoder = try ImageDecoder(try input.bytes(), maximumPixels: maximumPixels)
            let isSinglePage = decoder.pageCount == 1
            var writers: [DebugImageWriter] = []
            var recorders: [PassRecorder] = []
            let document = reader.read(decoder, source: input.source, firstFrame: input.frame, options: options) {
                page in
                let writer = debugPrefix.map { prefix in
                    DebugImageWriter(
                        prefix: isSinglePage ? prefix : prefix.appending("-page\(page + 1)"), protected: protected)
                }
                if let writer { writers.append(writer) }
                guard tellsPasses else { return writer }
                let recorder = PassRecorder(pictures: writer)
                recorders.append(recorder)
                return recorder
            } reportFailure: { page, error in
                outcome.inputProblems.append(decoder.message(error, onPage: page))
            }
            outcome.document = document.pages.isEmpty ? nil : document
            outcome.document?.problems = outcome.inputProblems
            outcome.outputProblems = writers.compactMap(\.problem)
            outcome.passes = recorders.flatMap(\.passes)
            if let overlay {
                outcome.outputProblems += PagePictureWriter(file: overlay, protected: protected)
                    .write(document.pages, of: decoder) { try OverlayPicture().draw($0, on: $1) }
            }
            if let cleaned {
                outcome.outputProblems += PagePictureWriter(file: cleaned, protected: protected)
                    .write(document.pages, of: decoder) { CleanedBoard.picture(of: $1, $0) }
            }
            if forPDF {
                outcome.photos = eachPage(of: document, decoder, input, &outcome) { _, image in
                    try PagePhotos.photo(of: cleansPDF ? CleanedBoard.pictureInPlace(of: image) : image)
                }
            }
            if forReview {
                outcome.reviewPictures = eachPage(of: document, decoder, input, &outcome) { page, image in
                    try ReviewPicture(of: page, on: image)
                }.compactMap(\.self)
            }
        } catch {
            outcome.inputProblems.append("\(error)")
        }
        return outcome
    }

    /// What is made of each page that was read and its picture; `nil`, and a problem of the input, where that fails.
    private func eachPage<Value>(
        of document: Document, _ decoder: ImageDecoder, _ input: ImageInput, _ outcome: inout Outcome,
        _ make: (Page, RGBImage) throws -> Value
    ) -> [Value?] {
        document.pages.map { page in
            let place = page.frame - input.frame
            do {
                return try make(page, decoder.page(place))
            } catch {
                outcome.inputProblems.append(decoder.message(error, onPage: place))
                return nil
            }
        }
    }
}
