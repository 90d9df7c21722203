/// Room for pictures in memory: how many pixels are read at a time, over all jobs.
///
/// Photos of phones find room for each job; large ones wait for each other.
actor PixelRoom {
    private let total: Int
    private var free: Int
    private var waiting: [(pixels: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Pictures that wait.
    var waitingCount: Int { waiting.count }

    /// A phone's photo, with some to spare.
    private static let pixelsOfJob = 16_000_000

    /// Room for the largest picture that may be, or for a photo of each job.
    init(jobs: Int, maximumPixels: Int) { self.init(pixels: max(maximumPixels, jobs * Self.pixelsOfJob)) }

    init(pixels: Int) { (total, free) = (pixels, pixels) }

    /// Waits until there is room; a picture for which there never is any gets all of it.
    func take(_ pixels: Int) async {
        let pixels = min(pixels, total)
        if waiting.isEmpty, free >= pixels {
            free -= pixels
        } else {
            // First come, first served: small ones do not keep a large one waiting for ever.
            await withCheckedContinuation { waiting.append((pixels, $0)) }
        }
    }

    /// Gives back what was taken.
    func give(_ pixels: Int) {
        free += min(pixels, total)
        while let first = waiting.first, free >= first.pixels {
            free -= first.pixels
            waiting.removeFirst()
            first.continuation.resume()
        }
    }
}
