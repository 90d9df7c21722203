import FileAccess
import Testing

@testable import BoardServer

struct PhotoNameTests {
    @Test(arguments: [
        ("IMG 1.jpg", "IMG 1.jpg"), ("../../etc/passwd", "passwd"), ("C:\\a\\b.png", "b.png"), (".hidden", "hidden"),
        ("a\r\nb.jpg", "a??b.jpg"), ("", "board"), ("..", "board"), ("/", "board"), ("a\u{202E}gpj.exe", "a?gpj.exe"),
    ])
    func showsOneComponent(given: String, shown: String) { #expect(PhotoName.shown(given) == shown) }

    @Test func showsNoEndlessName() { #expect(PhotoName.shown(String(repeating: "ü", count: 500)).utf8.count == 100) }

    @Test(arguments: [
        ("Tafel 1.jpg", "Tafel 1"), ("<b>\"x\".jpg", "b--x-"), ("-rf.jpg", "rf"), ("a;b$c`d.png", "a-b-c-d"),
        (".jpg", "jpg"),
    ])
    func storesLettersAndFigures(given: String, stem: String) { #expect(PhotoName.stem(given) == stem) }
}
