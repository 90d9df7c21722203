import FileAccess
import Testing

@testable import Boardscan

@Suite struct ResultNamesTests {
    private func names(_ paths: [FilePath]) -> [FilePath] {
        ResultNames.unique(for: paths.map { $0 == "-" ? .standardInput : .file($0) })
    }

    @Test func namesLoseTheirExtension() {
        #expect(names(["a/one.jpg", "two.JPEG", "-"]) == ["one", "two", "stdin"])
    }

    @Test func picturesOfPagesHaveTheirNames() {
        #expect(names(["m.tif", "m-page2.jpg"]) == ["m", "m-page2.jpg"])
        #expect(names(["m-page2.jpg", "n-page.jpg"]) == ["m-page2", "n-page"])
    }

    @Test func noResultIsWrittenOverAnother() {
        #expect(names(["a.jpg", "a.png", "b.jpg"]) == ["a.jpg", "a.png", "b"])
        #expect(names(["x/a.jpg", "y/a.jpg", "z/a.jpg"]) == ["a.jpg", "a.jpg-2", "a.jpg-3"])
    }
}
