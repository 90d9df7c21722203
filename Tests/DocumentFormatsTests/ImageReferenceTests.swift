import FileAccess
import Testing

@testable import DocumentFormats

@Suite struct ImageReferenceTests {
    @Test func ordinaryPathsStandAsTheyAre() {
        for path in ["../a b/c's & d.jpg", "100%.jpg", "50%+x.png", "ü→𝔸.jpg"] {
            #expect(ImageReference.encode(path) == path)
        }
    }

    @Test func whatMarkupCannotCarryIsEscaped() {
        #expect(ImageReference.encode("a\nb%20\u{7F}") == "a%0Ab%2520%7F")
        #expect(ImageReference.encode("a\";b", reserved: [0x22, 0x3B]) == "a%22%3Bb")
        let latin1 = FilePath(bytes: [0x61, 0xFF, 0x2E]).string
        #expect(ImageReference.encode(latin1) == "a%FF.")
        #expect(ImageReference.decode("a%FF.") == latin1)
    }

    @Test func everyByteComesBack() {
        for byte in UInt8.min ... .max {
            let path = FilePath(bytes: [byte, 0x25, 0x34, 0x31, byte]).string
            #expect(ImageReference.decode(ImageReference.encode(path, reserved: [0x3B])) == path)
        }
    }
}
