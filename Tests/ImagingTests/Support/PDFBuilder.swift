/// A PDF of pages that are drawn by content streams.
enum PDFBuilder {
    /// The upright test picture at one point a pixel.
    static let upright = """
        0.7845 0.0786 0.1178 rg 0 16 16 8 re f
        0.0394 0.2355 0.8629 rg 0 0 8 16 re f
        """

    /// Each page has its size in points.
    static func bytes(_ pages: [(width: Int, height: Int, content: String)]) -> [UInt8] {
        let kids = pages.indices.map { "\(3 + 2 * $0) 0 R" }.joined(separator: " ")
        var objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>",
        ]
        for (index, page) in pages.enumerated() {
            objects.append(
                "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(page.width) \(page.height)] /Contents \(4 + 2 * index) 0 R >>"
            )
            objects.append("<< /Length \(page.content.utf8.count) >>\nstream\n\(page.content)\nendstream")
        }
        var file = "%PDF-1.4\n"
        var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
        for (index, object) in objects.enumerated() {
            let offset = String(file.utf8.count)
            table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = file.utf8.count
        return Array(
            "\(file)\(table)trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n".utf8)
    }
}
