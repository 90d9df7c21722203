import BundledModels
import Comparison
import Foundation
import Testing

/// The weights are in the program: it needs no file beside it.
@Suite struct StandaloneTests {
    private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures").standardized

    private static let hasWeights = {
        var length = 0
        _ = boardscan_bundled_glyph_model(&length)
        return length > 1
    }()

    @Test(.enabled(if: hasWeights, "the program has no weights")) func theProgramAloneReads() throws {
        let program = try Program()
        defer { program.remove() }
        let picture = try Data(contentsOf: Self.fixtures.appending(path: "clean-list.jpg"))
        try program.write(Array(picture), to: "picture/board.jpg")
        let result = try program.shell(
            "mkdir alone && cp \"$B\" alone/ && cd alone && ./boardscan ../picture/board.jpg && ls >&2")
        #expect(result.status == 0)
        #expect(result.errors == "boardscan\n")
        let truth = try String(contentsOf: Self.fixtures.appending(path: "clean-list.gt.txt"), encoding: .utf8)
        #expect(PageScore(truth: truth.lowercased(), text: result.output.lowercased()).errorRate < 0.2)
    }
}
