import DocumentModel

/// Writes how the text of a page stands, in the lines of Tesseract's `osd`, and by how much it slants.
public struct OrientationWriter: Sendable {
    /// Creates a writer of orientations.
    public init() {}

    /// All that is known of a page.
    public func render(_ orientation: PageOrientation, page number: Int) -> String {
        detection(orientation, page: number) + deskew(orientation)
    }

    /// What Tesseract writes to its `.osd`.
    ///
    /// The only script that is read is Latin, so that all confidence in the text is in its script.
    public func detection(_ orientation: PageOrientation, page number: Int) -> String {
        let confidence = Self.fixed(min(Self.greatestConfidence, orientation.confidence), places: 2)
        return """
            Page number: \(number)
            Orientation in degrees: \((360 - orientation.textAngle.rawValue) % 360)
            Rotate: \(orientation.textAngle.rawValue)
            Orientation confidence: \(confidence)
            Script: Latin
            Script confidence: \(confidence)

            """
    }

    /// As sure as Tesseract ever is, by whose figures people set their thresholds.
    private static let greatestConfidence = 30.0

    /// What Tesseract tells of a page's layout: which way its top points (0 up, 1 right, 2 down, 3 left), that text
    /// runs from left to right and lines from top to bottom, and the slant.
    public func layout(_ orientation: PageOrientation) -> String {
        let top =
            switch orientation.textAngle {
            case .upright: 0
            case .downwards: 1
            case .upsideDown: 2
            case .upwards: 3
            }
        return "Orientation: \(top)\nWritingDirection: 0\nTextlineOrder: 2\n" + deskew(orientation)
    }

    private func deskew(_ orientation: PageOrientation) -> String {
        "Deskew angle: \(Self.fixed(orientation.deskewAngle, places: 4))\n"
    }

    /// With so many decimal places, zeros at the end among them.
    private static func fixed(_ value: Double, places: Int) -> String {
        let text = Numbers.decimal(value, places: places)
        let parts = text.split(separator: ".")
        let fraction = parts.count > 1 ? parts[1] : ""
        return "\(parts.first ?? "0")." + fraction + String(repeating: "0", count: places - fraction.count)
    }
}
