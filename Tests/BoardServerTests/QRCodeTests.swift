import Testing

@testable import BoardServer

struct QRCodeTests {
    @Test func hasAMarginAndTwoRowsInALine() {
        let lines = QRCode(points: [[true, false], [true, true]]).terminalText.split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines[2] == "\u{1B}[30;107m    █▄    \u{1B}[0m")
        #expect(lines[0] == "\u{1B}[30;107m          \u{1B}[0m")
    }
}
