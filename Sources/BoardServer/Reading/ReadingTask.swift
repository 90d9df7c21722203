import Boardscan
import CBoardServer
import Dispatch
import DocumentFormats
import DocumentModel
import FileAccess
import Glibc
import Imaging

/// What the process does that reads a photo: standard input is the photo, standard output becomes the reading.
///
/// Pictures of strangers are decoded nowhere else, so that whatever a file does to a decoder ends this process alone.
public enum ReadingTask {
    /// The name by which the program, started anew, knows what it is for.
    public static let argument = "--read-for-server"

    /// How a reading ends that is none.
    static let unreadable: Int32 = 2

    /// Bytes that a reading may have: pictures of some pages, and their text.
    static let mostOutput = 128 << 20

    /// The longer side of a picture that is shown, in pixels: more than a screen has, and enough for a printed page.
    private static let side = 2400
    private static let quality = 85

    /// Reads, and ends the program.
    ///
    /// What is wrong is written in the reading's place.
    ///
    /// - Parameter arguments: limits, as ``ReadingProcess`` gives them.
    public static func run(_ arguments: [String]) -> Never {
        let numbers = arguments.compactMap { Int($0) }
        guard numbers.count == 4 else { exit(unreadable) }
        confine(memory: numbers[2], seconds: numbers[3])
        endWith(getppid())
        do {
            try FileWriting.writeToStandardOutput(try reading(maximumPixels: numbers[0], pages: numbers[1]).packed())
            exit(0)
        } catch {
            try? FileWriting.writeToStandardOutput(Array("\(error)".utf8))
            exit(unreadable)
        }
    }

    /// Takes no more from the system than it may, before a byte of the photo is looked at.
    private static func confine(memory: Int, seconds: Int) {
        boardscan_close_all_but_streams()
        for (resource, most) in [
            (RLIMIT_AS, memory), (RLIMIT_CPU, seconds), (RLIMIT_FSIZE, mostOutput), (RLIMIT_CORE, 0),
        ] {
            var limit = rlimit(rlim_cur: rlim_t(most), rlim_max: rlim_t(most))
            setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
        }
    }

    /// Ends this process soon after the server has ended: nobody wants the reading then.
    private static func endWith(_ server: pid_t) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) {
            if getppid() != server { exit(unreadable) }
            endWith(server)
        }
    }

    private static func reading(maximumPixels: Int, pages most: Int) throws -> BoardReading {
        let decoder = try ImageDecoder(try ImageInput.standardInput.bytes(), maximumPixels: maximumPixels)
        let reader = try BoardReader(modelBytes: ModelChoice(nil).bytes())
        let options = BoardReader.Options()
        var reading = BoardReading(document: Document(language: reader.language(options), pages: []), pictures: [])
        for index in 0..<min(decoder.pageCount, most) {
            do {
                let image = try decoder.page(index)
                var page = reader.read(image, pageIndex: reading.document.pages.count, options: options)
                page.frame = index
                reading.pictures.append(
                    BoardReading.PagePictures(
                        photo: try picture(image), cleaned: try picture(CleanedBoard.picture(of: image, page))))
                reading.document.pages.append(page)
            } catch {
                reading.document.problems.append(decoder.message(error, onPage: index))
            }
        }
        if decoder.pageCount > most {
            reading.document.problems.append("only the first \(most) of \(decoder.pageCount) pages were read")
        }
        guard !reading.document.pages.isEmpty else { throw Unreadable(problems: reading.document.problems) }
        return reading
    }

    private struct Unreadable: Error, CustomStringConvertible {
        let problems: [String]
        var description: String { problems.first ?? "there is nothing to read" }
    }

    private static func picture(_ image: RGBImage) throws -> BoardReading.Picture {
        let small = try image.fitting(side: side)
        return BoardReading.Picture(
            bytes: try ImageEncoder.jpeg(small, quality: quality), width: small.width, height: small.height)
    }
}
