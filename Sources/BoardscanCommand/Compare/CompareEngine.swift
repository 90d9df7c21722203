import ArgumentParser
import Comparison

/// Who reads in a child process.
enum CompareEngine: Hashable, Sendable, ExpressibleByArgument {
    case boardscan
    case tesseract(TesseractReader.Segmentation)

    init?(argument: String) {
        let all = [CompareEngine.boardscan] + TesseractReader.Segmentation.allCases.map { .tesseract($0) }
        guard let engine = all.first(where: { $0.argument == argument }) else { return nil }
        self = engine
    }

    var argument: String {
        switch self {
        case .boardscan: "boardscan"
        case .tesseract(let segmentation): "tesseract-\(segmentation.rawValue)"
        }
    }
}
