import Dispatch
import FoundationEssentials

/// Where, and how often, a training writes its state.
public struct Checkpoint: Sendable {
    /// The file that is written over again and again.
    public let url: URL
    /// Seconds between writes within an epoch.
    public let interval: Double
    private var written = DispatchTime.now()

    /// A checkpoint in a file; the first interval begins now.
    public init(url: URL, interval: Double = 60) {
        self.url = url
        self.interval = interval
    }

    mutating func write(_ state: TrainingState) throws {
        try state.write(to: url)
        written = .now()
    }

    mutating func writeWhenDue(_ state: TrainingState) throws {
        let elapsed = DispatchTime.now().uptimeNanoseconds - written.uptimeNanoseconds
        if Double(elapsed) / 1e9 >= interval { try write(state) }
    }
}
