import Boardscan
import DocumentFormats
import DocumentModel
import FileAccess
import Imaging

/// Reads the pages of an argument of the tesseract program: a picture, a text file that lists pictures, or `stdin`.
struct TesseractPages {
    struct Problem { var file: FilePath, message: String }

    let reader: BoardReader
    let settings: TesseractSettings

    /// By so many lines a file is told to be text.
    private static let mostLinesLookedAt = 100
    /// Of Linux.
    private static let longestPath = 4096

    private(set) var document = Document(language: nil, pages: [])
    /// Of each page; `nil` for one without words.
    private(set) var orientations: [PageOrientation?] = []
    /// For a PDF, one for each page.
    private(set) var photos: [SearchablePDF.Photo?] = []
    /// Pictures and pages that could not be read, and why.
    private(set) var problems: [Problem] = []
    /// Files read so far.
    private(set) var files: [FilePath] = []
    /// Pages met so far, those that were not wanted or could not be read among them.
    private var count = 0

    init(reader: BoardReader, settings: TesseractSettings) {
        self.reader = reader
        self.settings = settings
        document.language = settings.usesLanguagePrior ? settings.expected.first?.code ?? "en" : nil
    }

    /// Reads what can be read; the rest is in ``problems``.
    mutating func read(_ argument: String) {
        guard argument != "stdin" && argument != "-" else { return read(.standardInput, source: nil) }
        let path = FilePath(argument)
        // A pipe can be read once only.
        guard let bytes = bytes(of: .file(path)) else { return }
        if let list = Self.list(in: bytes) {
            let isThere = list.contains { (try? FileReading.kind(of: $0)) == .file }
            // Of a list none of whose pictures exist the first is told, as the tesseract program does.
            for file in isThere ? list : Array(list.prefix(1)) { read(.file(file), source: file.string) }
        } else {
            read(bytes, of: path, source: argument)
        }
    }

    private mutating func bytes(of input: ImageInput) -> [UInt8]? {
        if case .file(let path) = input { files.append(path) }
        do {
            return try input.bytes(ofAnyFile: true)
        } catch {
            note(error, input.displayName)
            count += 1
            return nil
        }
    }

    private mutating func note(_ error: any Error, _ file: FilePath) {
        problems.append(Problem(file: file, message: "\(error)"))
    }

    /// The pictures a text file lists, a line each; `nil` for what is no text.
    static func list(in bytes: [UInt8]) -> [FilePath]? {
        do {
            _ = try ImageFormat(signatureOf: bytes)
            return nil
        } catch {
            guard error as? ImageError == .notAnImage else { return nil }
        }
        let lines = bytes.split { $0 == 0x0A || $0 == 0x0D }
        let isText = lines.prefix(mostLinesLookedAt).allSatisfy { line in
            line.count < longestPath && line.allSatisfy { $0 >= 0x20 || $0 == 0x09 }
        }
        return isText && !lines.isEmpty ? lines.map { FilePath(bytes: Array($0)) } : nil
    }

    private mutating func read(_ input: ImageInput, source: String?) {
        guard let bytes = bytes(of: input) else { return }
        read(bytes, of: input.displayName, source: source)
    }

    private mutating func read(_ bytes: [UInt8], of file: FilePath, source: String?) {
        let decoder: ImageDecoder
        do {
            decoder = try ImageDecoder(bytes)
        } catch {
            note(error, file)
            count += 1
            return
        }
        for frame in 0..<decoder.pageCount {
            defer { count += 1 }
            guard settings.pageNumber.map({ $0 == count }) ?? true else { continue }
            do {
                try read(decoder, frame, source: source)
            } catch {
                problems.append(Problem(file: file, message: decoder.message(error, onPage: frame)))
            }
        }
    }

    private mutating func read(_ decoder: ImageDecoder, _ frame: Int, source: String?) throws {
        let image = try decoder.page(frame)
        let options = settings.readerOptions(characters: reader.characterSet.characters)
        if settings.task == .orientation {
            orientations.append(reader.orientation(of: image, options: options))
            return
        }
        var page = reader.read(image, pageIndex: document.pages.count, options: options)
        page.source = source
        page.frame = frame
        page.resolution = settings.resolution ?? page.resolution
        orientations.append(PageOrientation(of: page))
        document.pages.append(page)
        do {
            photos.append(try photo(of: image))
        } catch {
            // A page without its picture still has its text.
            photos.append(nil)
            throw error
        }
    }

    private func photo(of image: RGBImage) throws -> SearchablePDF.Photo? {
        guard settings.outputs.contains(.pdf), !settings.isTextOnlyPDF else { return nil }
        return try PagePhotos.photo(of: image)
    }

    /// The pages in one of the forms.
    ///
    /// Pictures are named as they were asked for: other programs look for them from where they stand.
    func bytes(_ output: TesseractOutput) -> [UInt8] {
        switch output {
        case .txt:
            let texts = document.pages.map { PlainText.text(of: $0, gaps: settings.keepsGaps ? .measured : .single) }
            return Array(texts.joined(separator: settings.pageSeparator).utf8)
        case .makebox: return Array(BoxFileWriter().render(document).utf8)
        case .lstmbox: return Array(LineBoxFileWriter(.characters).render(document).utf8)
        case .wordstrbox: return Array(LineBoxFileWriter(.words).render(document).utf8)
        case .pdf: return SearchablePDF(title: settings.title).render(document, photos: photos)
        case .hocr: return Array(DocumentFormat.hocr.render(document, options: settings.format).utf8)
        case .alto: return Array(DocumentFormat.alto.render(document, options: settings.format).utf8)
        case .tsv: return Array(DocumentFormat.tsv.render(document, options: settings.format).utf8)
        }
    }
}
