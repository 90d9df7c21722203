import Synchronization

/// Processor time that pages may take which are drawn in processes of their own, in seconds.
struct DecodingLimits: Sendable {
    /// Of a page: large scans take two.
    var secondsOfPage = 10
    /// Of a document, besides what is granted for its pages and for its size.
    var secondsOfDocument = 10.0
    /// For each page: as long as reading one takes.
    var secondsForPage = 0.3
    /// For each million bytes: a scan has that many for each second it takes.
    var secondsForMegabyte = 3.0

    static let usual = DecodingLimits()
}

/// What is left of a document's processor time.
///
/// A small file may say of each of a thousand pages that a million strokes are on it.
final class ProcessorTime: Sendable {
    private let secondsOfPage: Int
    private let left: Mutex<Double>

    init(_ limits: DecodingLimits, pages: Int, bytes: Int) {
        secondsOfPage = limits.secondsOfPage
        left = Mutex(
            limits.secondsOfDocument + limits.secondsForPage * Double(pages)
                + limits.secondsForMegabyte * Double(bytes) / 1e6)
    }

    /// Whole seconds; 0 when nothing is left.
    var secondsOfNextPage: Int {
        let left = left.withLock { $0 }
        return left > 0 ? min(secondsOfPage, Int(left.rounded(.up))) : 0
    }

    func take(_ seconds: Double) { left.withLock { $0 -= seconds } }
}
