import ArgumentParser
import Boardscan
import Comparison
import DocumentModel
import FileAccess
import Glibc
import Imaging

/// `boardscan compare-page`: what `compare` runs as child processes, so that each page's memory can be told.
struct ComparePageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare-page", abstract: "Reads one page for compare and prints JSON.", shouldDisplay: false)

    @Argument(help: "boardscan, tesseract-3 or tesseract-6.")
    var engine: CompareEngine

    @Argument(help: "The file to read; without it, whether the engine is there.")
    var file: String?

    @Option(help: "Other weights for Boardscan.")
    var model: String?

    @Option(help: "Refuse images with more pixels.")
    var maxPixels = ImageDecoder.defaultMaximumPixels

    @Flag(help: "Give what the report shows as well.")
    var report = false

    func run() throws { try FileWriting.writeToStandardOutput(try reply().json()) }

    private func reply() throws -> ComparePageReply {
        var reply = ComparePageReply()
        do {
            switch engine {
            case .boardscan: try readWithBoardscan(&reply)
            case .tesseract(let segmentation): try readWithTesseract(segmentation, &reply)
            }
        } catch let error as TesseractError where error.concernsInstallation {
            reply.installationProblem = "\(error)"
        } catch {
            reply.reading = EngineReading(failure: "\(error)")
        }
        return reply
    }

    private func readWithBoardscan(_ reply: inout ComparePageReply) throws {
        guard let file else { return }
        let reader = try BoardReader(modelBytes: ModelChoice(model).bytes())
        let decoder = try ImageDecoder(try ImageInput.file(FilePath(file)).bytes(), maximumPixels: maxPixels)
        let reading = MeasuredReading.read(decoder) { reader.read($0, pageIndex: $1) }
        reply.reading = reading
        if report {
            reply.reportPages = try reading.document.pages.map {
                try ReportPage(of: $0, on: decoder.page($0.index))
            }
        }
    }

    private func readWithTesseract(
        _ segmentation: TesseractReader.Segmentation, _ reply: inout ComparePageReply
    ) throws {
        let reader = try TesseractReader(segmentation)
        reply.version = reader.version
        guard let file else { return }
        let decoder = try ImageDecoder(try ImageInput.file(FilePath(file)).bytes(), maximumPixels: maxPixels)
        reply.reading = MeasuredReading.read(decoder) { try reader.read($0, pageIndex: $1) }
    }
}
