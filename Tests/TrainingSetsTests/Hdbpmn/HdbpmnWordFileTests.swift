import Testing

@testable import TrainingSets

@Suite struct HdbpmnWordFileTests {
    static func file(width: Int = 400, height: Int = 300, words: String) -> [UInt8] {
        Array(
            """
            <?xml version="1.0" ?>
            <annotation>
               <filename>made-up.jpg</filename>
               <size><width>\(width)</width><height>\(height)</height></size>
            \(words)
            </annotation>
            """.utf8)
    }

    static func word(
        _ text: String, degrees: Float = 0, direction: String = "lr", _ left: Int, _ top: Int, _ right: Int,
        _ bottom: Int
    ) -> String {
        """
           <object>
              <name>\(text)</name>
              <degree>\(degrees)</degree>
              <direction>\(direction)</direction>
              <bndbox><xmin>\(left)</xmin><ymin>\(top)</ymin><xmax>\(right)</xmax><ymax>\(bottom)</ymax></bndbox>
           </object>

        """
    }

    private func failure(_ bytes: [UInt8]) -> String? {
        do {
            _ = try HdbpmnWordFile(bytes)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func readsSizeAndWords() throws {
        let words =
            Self.word("R&amp;D", degrees: 1.5, 10, 20, 60, 40)
            + Self.word("up", degrees: 90, direction: "bt", 5, 6, 15, 46)
        let file = try HdbpmnWordFile(Self.file(words: words))
        #expect(file.width == 400 && file.height == 300)
        #expect(file.words.map(\.text) == ["R&D", "up"])
        #expect(file.words.map(\.direction) == [.leftToRight, .bottomToTop])
        #expect(file.words[0].degrees == 1.5)
        #expect(file.words[1].box == (5, 6, 15, 46))
    }

    @Test func aWordWithoutTextIsNone() throws {
        #expect(try HdbpmnWordFile(Self.file(words: Self.word(" ", 1, 2, 3, 4))).words.isEmpty)
    }

    @Test func saysWhatIsWrong() {
        #expect(failure(Array("<annotation/>".utf8)) == "the picture's width and height are missing")
        #expect(
            failure(Self.file(words: Self.word("a", direction: "up", 1, 2, 3, 4)))
                == "a word's direction is none of lr, rl, bt and tb")
        #expect(failure(Self.file(words: Self.word("a", 3, 2, 3, 4))) == "the box of the word \"a\" is empty")
        #expect(
            failure(Self.file(words: "<object><name>a</name><direction>lr</direction></object>"))
                == "a word has no number for degree")
    }
}
