/// Why Tesseract cannot read; the description is one line for people.
public enum TesseractError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Tesseract's library is not there, or lacks something that is called.
    case notInstalled
    /// There is no usable data of Tesseract's for English.
    case noEnglishData
    /// A side of the picture is longer than Tesseract takes.
    case imageTooLarge
    /// Tesseract gave up on the picture.
    case recognitionFailed

    public var description: String {
        switch self {
        case .notInstalled: "Tesseract 5 is not installed: install the Debian package tesseract-ocr"
        case .noEnglishData:
            "Tesseract has no English data (eng.traineddata): install the Debian package tesseract-ocr-eng"
        case .imageTooLarge: "the image is too large for Tesseract, which takes 32767 pixels a side"
        case .recognitionFailed: "Tesseract could not read the image"
        }
    }

    /// Whether Tesseract itself is missing, and not a page at fault.
    public var concernsInstallation: Bool { self == .notInstalled || self == .noEnglishData }
}
