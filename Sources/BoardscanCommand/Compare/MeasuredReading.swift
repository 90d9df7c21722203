import Comparison
import DocumentModel
import FileAccess
import Glibc
import Imaging

/// Reads all pages of a file and measures what it costs.
enum MeasuredReading {
    /// `read` reads an upright page with its number, from 0.
    static func read(_ decoder: ImageDecoder, _ read: (RGBImage, Int) throws -> Page) -> EngineReading {
        var document = Document(pages: [])
        var seconds = 0.0
        var failure: String?
        for index in 0..<decoder.pageCount {
            do {
                let image = try decoder.page(index)
                let start = processorSeconds
                document.pages.append(try read(image, index))
                seconds += processorSeconds - start
            } catch {
                failure = failure ?? decoder.message(error, onPage: index)
            }
        }
        return EngineReading(document: document, seconds: seconds, peakMemory: peakMemory, failure: failure)
    }

    /// Time of all threads of this process; unlike the clock it does not count what other programs took.
    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The largest resident set of this program so far, in bytes.
    ///
    /// From /proc/self/status (proc(5)): getrusage(2) counts what the parent held before it started this program.
    private static var peakMemory: Int {
        guard let status = try? FileReading.bytes(of: "/proc/self/status"),
            let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first(where: {
                $0.hasPrefix("VmHWM:")
            }),
            let kibibytes = Int(line.filter(\.isNumber))
        else { return 0 }
        return kibibytes * 1024
    }
}
