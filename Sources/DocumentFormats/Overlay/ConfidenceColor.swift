import DocumentModel
import Imaging

/// The colours of sure, doubtful and unsure readings; people who see no red or no green can tell them apart.
///
/// Darkened from Okabe & Ito's palette (Wong 2011, doi:10.1038/nmeth.1618), so that white letters stand on them.
enum ConfidenceColor {
    static let sure = RGBImage.Color(red: 0, green: 116, blue: 100)
    static let doubtful = RGBImage.Color(red: 170, green: 98, blue: 0)
    static let unsure = RGBImage.Color(red: 196, green: 36, blue: 28)

    /// Lines on a dark board are lighter; plates are not.
    static func color(of confidence: Double, onDark isDark: Bool = false) -> RGBImage.Color {
        let color =
            confidence >= ConfidenceLevel.sure ? sure : confidence >= ConfidenceLevel.doubtful ? doubtful : unsure
        guard isDark else { return color }
        func lighter(_ sample: UInt8) -> UInt8 { sample / 2 + 127 }
        return RGBImage.Color(red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue))
    }
}
