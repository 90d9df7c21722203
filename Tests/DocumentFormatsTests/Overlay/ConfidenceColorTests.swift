import Foundation
import Imaging
import Testing

@testable import DocumentFormats

@Suite struct ConfidenceColorTests {
    @Test(arguments: [
        (1.0, ConfidenceColor.sure), (0.8, ConfidenceColor.sure), (0.79, ConfidenceColor.doubtful),
        (0.5, ConfidenceColor.doubtful), (0.49, ConfidenceColor.unsure), (0, ConfidenceColor.unsure),
        (.nan, ConfidenceColor.unsure),
    ])
    func thresholds(confidence: Double, color: RGBImage.Color) {
        #expect(ConfidenceColor.color(of: confidence) == color)
    }

    /// At least 4.5 to 1, as WCAG 2.1 asks of text.
    @Test(arguments: [ConfidenceColor.sure, ConfidenceColor.doubtful, ConfidenceColor.unsure])
    func whiteLettersCanBeReadOnIt(color: RGBImage.Color) {
        func linear(_ sample: UInt8) -> Double {
            let value = Double(sample) / 255
            return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let luminance = 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        #expect(1.05 / (luminance + 0.05) >= 4.5)
    }
}
