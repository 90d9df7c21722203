import Testing

@testable import BoardscanCommand

@Suite struct TesseractArgumentsTests {
    private func problem(_ arguments: [String]) -> String? {
        do {
            _ = try TesseractArguments(arguments)
            return nil
        } catch {
            return (error as? TesseractArguments.Problem)?.message
        }
    }

    /// As pytesseract calls it.
    @Test func optionsFollowTheNames() throws {
        let arguments = try TesseractArguments([
            "in.png", "out", "-l", "eng", "--psm", "6", "-c", "tessedit_create_boxfile=1", "batch.nochop", "makebox",
            "tessedit_create_tsv=1", "txt",
        ])
        #expect(arguments.image == "in.png" && arguments.outputBase == "out" && arguments.language == "eng")
        #expect(arguments.pageSegmentationMode == "6" && arguments.question == nil)
        #expect(arguments.variables.map(\.name) == ["tessedit_create_boxfile", "tessedit_create_tsv"])
        #expect(arguments.configs == ["batch.nochop", "makebox", "txt"])
    }

    @Test func optionsMayStandAnywhereButBetweenTheNames() throws {
        let arguments = try TesseractArguments(["--dpi", "300", "-", "-l", "--oem", "1", "hocr", "-c", "a=b=c"])
        #expect(arguments.image == "-" && arguments.outputBase == "-l" && arguments.resolution == "300")
        #expect(arguments.engineMode == "1" && arguments.configs == ["hocr"])
        #expect(arguments.variables.map(\.value) == ["b=c"])
    }

    @Test func questions() throws {
        #expect(try TesseractArguments(["-v"]).question == .version)
        #expect(try TesseractArguments(["--list-langs", "--tessdata-dir", "x"]).question == .languages)
        #expect(try TesseractArguments(["--list-langs", "--tessdata-dir=x"]).dataDirectory == nil)
        #expect(try TesseractArguments(["--tessdata-dir", "x"]).foreign == ["--tessdata-dir x"])
    }

    @Test func whatTheTesseractProgramDoesNotKnow() {
        #expect(problem(["a", "b", "--foo", "1"]) == "Error, unknown command line argument '--foo'")
        #expect(problem(["a", "b", "--psm"]) == "Error, unknown command line argument '--psm'")
        #expect(problem(["a", "b", "-c", "x"]) == "Missing = in configvar assignment")
    }
}
