import DocumentModel

/// Writes a PDF 1.5 (ISO 32000-1) that shows the photos and can be searched: the text lies invisibly over its ink.
///
/// Each word is set on its line's baseline, as wide as its box, in a font without any shapes.
///
/// The file is written here and by no library: libharu and cairo choose the fonts' encoding and names themselves, on
/// which it hangs that other programs keep the text, and qpdf would still leave all objects to be made.
public struct SearchablePDF: Sendable {
    /// A page's picture as a JPEG of red, green and blue, in the page's pixels.
    public struct Photo: Sendable {
        /// A whole JPEG file, which goes into the PDF as it is.
        public var jpeg: [UInt8]
        /// The picture's columns.
        public var width: Int
        /// The picture's rows.
        public var height: Int

        /// A picture with its size.
        public init(jpeg: [UInt8], width: Int, height: Int) {
            self.jpeg = jpeg
            self.width = width
            self.height = height
        }
    }

    private let title: String
    private let generator: Generator

    /// Where no resolution is told, as in hOCR.
    static let assumedResolution = Resolution(x: 300, y: 300)

    /// A writer of files with a title, which may be empty, and the name of the program that read.
    public init(title: String = "", generator: Generator = Generator()) {
        self.title = title
        self.generator = generator
    }

    /// There is one photo for each page; `nil` leaves the page's picture out.
    public func render(_ document: Document, photos: [Photo?]) -> [UInt8] {
        var file = PDFFile()
        let (catalog, tree, information) = (file.reserve(), file.reserve(), file.reserve())
        let font = PDFInvisibleFont.add(to: &file)
        var kids: [Int] = []
        for (index, page) in document.pages.enumerated() {
            let photo = index < photos.count ? photos[index] : nil
            kids.append(add(page, photo: photo, font: font, tree: tree, to: &file))
        }
        let list = kids.map { "\($0) 0 R" }.joined(separator: " ")
        file.set(catalog, "<< /Type /Catalog /Pages \(tree) 0 R >>")
        file.set(tree, "<< /Type /Pages /Kids [\(list)] /Count \(kids.count) >>")
        let producer = PDFFile.text("\(generator.name) \(generator.version)")
        file.set(information, "<< /Title \(PDFFile.text(title)) /Producer \(producer) >>")
        return file.bytes(root: catalog, information: information)
    }

    private func add(
        _ page: Page, photo: Photo?, font: Int, tree: Int, to file: inout PDFFile
    ) -> Int {
        let scale = PDFScale(page)
        var content = ""
        var resources = ""
        if let photo {
            let image = file.add(
                stream: photo.jpeg,
                "/Type /XObject /Subtype /Image /Width \(photo.width) /Height \(photo.height) "
                    + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode")
            resources = "/XObject << /Photo \(image) 0 R >> "
            content = "q \(scale.number(scale.width)) 0 0 \(scale.number(scale.height)) 0 0 cm /Photo Do Q\n"
        }
        content += PDFTextLayer.content(of: page, scale: scale)
        let stream = file.add(stream: Array(content.utf8), "")
        return file.add(
            "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(scale.number(scale.width)) "
                + "\(scale.number(scale.height))] /Resources << \(resources)/Font << "
                + "/\(PDFInvisibleFont.resourceName) \(font) 0 R >> >> "
                + "/Contents \(stream) 0 R >>")
    }
}

/// Pixels of a page → points, with y upwards.
struct PDFScale {
    let width: Double
    let height: Double
    let pointsPerColumn: Double
    let pointsPerRow: Double

    init(_ page: Page) {
        let resolution = page.resolution ?? SearchablePDF.assumedResolution
        pointsPerColumn = 72 / Double(max(1, resolution.x))
        pointsPerRow = 72 / Double(max(1, resolution.y))
        width = Double(page.width) * pointsPerColumn
        height = Double(page.height) * pointsPerRow
    }

    /// In points, of so many columns and rows.
    func length(x: Double, y: Double) -> Double {
        let (x, y) = (x * pointsPerColumn, y * pointsPerRow)
        return (x * x + y * y).squareRoot()
    }

    func number(_ value: Double) -> String { Numbers.decimal(value, places: 3) }
}
