import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess
import Imaging

/// Reads the pages of an argument of the tesseract program: a picture, a text file that lists pictures, or `stdin`.
struct TesseractPages {
    struct Problem: Error { var file: FilePath, message: String }

    let reader: BoardReader
    let settings: TesseractSettings

    private static let photoQuality = 90

    private(set) var document = Document(language: nil, pages: [])
    /// For a PDF, one for each page.
    private(set) var photos: [SearchablePDF.Photo?] = []

    init(reader: BoardReader, settings: TesseractSettings) {
        self.reader = reader
        self.settings = settings
        document.language = settings.usesLanguagePrior ? "en" : nil
    }

    /// - Throws: ``Problem`` at the first picture that cannot be read.
    mutating func read(_ argument: String) throws {
        guard argument != "stdin" && argument != "-" else { return try read(.standardInput, source: nil) }
        let path = FilePath(argument)
        // A pipe can be read once only.
        let bytes = try Self.bytes(of: .file(path))
        if let list = Self.list(in: bytes) {
            for file in list { try read(.file(file), source: file.string) }
        } else {
            try read(bytes, of: path, source: argument)
        }
        let numbers = 0..<document.pages.count
        if let number = settings.pageNumber {
            document.pages = numbers.contains(number) ? [document.pages[number]] : []
            photos = numbers.contains(number) ? [photos[number]] : []
        }
    }

    private static func bytes(of input: ImageInput) throws -> [UInt8] {
        do {
            return try input.bytes()
        } catch {
            throw Problem(file: input.displayName, message: "\(error)")
        }
    }

    /// The pictures a text file lists, a line each; `nil` for a picture.
    private static func list(in bytes: [UInt8]) -> [FilePath]? {
        guard (try? ImageFormat(signatureOf: bytes)) == nil else { return nil }
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }.map { FilePath(bytes: Array($0)) }
        guard let first = lines.first, (try? FileReading.kind(of: first)) == .file else { return nil }
        return lines
    }

    private mutating func read(_ input: ImageInput, source: String?) throws {
        try read(Self.bytes(of: input), of: input.displayName, source: source)
    }

    private mutating func read(_ bytes: [UInt8], of file: FilePath, source: String?) throws {
        do {
            let decoder = try ImageDecoder(bytes)
            let options = settings.readerOptions(characters: reader.characterSet.characters)
            for frame in 0..<decoder.pageCount {
                let image = try decoder.page(frame)
                var page = reader.read(image, pageIndex: document.pages.count, options: options)
                page.source = source
                page.frame = frame
                page.resolution = settings.resolution ?? page.resolution
                document.pages.append(page)
                photos.append(try photo(of: image))
            }
        } catch {
            throw Problem(file: file, message: "\(error)")
        }
    }

    private func photo(of image: RGBImage) throws -> SearchablePDF.Photo? {
        guard settings.outputs.contains(.pdf), !settings.isTextOnlyPDF else { return nil }
        return SearchablePDF.Photo(
            jpeg: try ImageEncoder.jpeg(image, quality: Self.photoQuality), width: image.width, height: image.height)
    }

    /// The pages in one of the forms.
    func bytes(_ output: TesseractOutput, seenFrom directory: FilePath) -> [UInt8] {
        let document = document.seen(from: directory)
        switch output {
        case .txt: return Array(document.pages.map(PlainText.text(of:)).joined(separator: settings.pageSeparator).utf8)
        case .makebox: return Array(BoxFileWriter().render(document).utf8)
        case .pdf: return SearchablePDF(title: settings.title).render(document, photos: photos)
        case .hocr: return Array(DocumentFormat.hocr.render(document, options: settings.format).utf8)
        case .alto: return Array(DocumentFormat.alto.render(document, options: settings.format).utf8)
        case .tsv: return Array(DocumentFormat.tsv.render(document, options: settings.format).utf8)
        }
    }
}
