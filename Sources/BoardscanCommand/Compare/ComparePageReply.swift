import Comparison
import FoundationEssentials

/// What a child process that read one input tells its parent, as JSON.
struct ComparePageReply: Codable {
    var reading: EngineReading?
    var reportPages: [ReportPage] = []
    /// Of Tesseract, as "5.3.0".
    var version: String?
    /// Why the engine is not there at all.
    var installationProblem: String?

    func json() throws -> [UInt8] { try Array(JSONEncoder().encode(self)) }

    init() {}

    init(json: [UInt8]) throws { self = try JSONDecoder().decode(ComparePageReply.self, from: Data(json)) }
}
