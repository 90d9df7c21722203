import Segmentation
import Testing

@testable import BoardscanCommand

@Suite struct TesseractSettingsTests {
    private func settings(_ options: String...) throws -> TesseractSettings {
        try TesseractSettings(TesseractArguments(["in", "out"] + options))
    }

    @Test func textIsWrittenUnlessSomethingElseIsWanted() throws {
        #expect(try settings().outputs == [.txt])
        #expect(try settings("hocr", "-c", "tessedit_create_tsv=1").outputs == [.hocr, .tsv])
        #expect(try settings("txt", "-c", "tessedit_create_txt=0", "pdf").outputs == [.pdf])
    }

    @Test func twoOutputsDoNotShareAFile() throws {
        let message = "makebox and lstmbox would both be OUTPUTBASE.box; ask for one of them"
        #expect(throws: TesseractArguments.Problem(message: message)) { try settings("makebox", "lstmbox") }
        #expect(try settings("makebox", "txt").outputs == [.makebox, .txt])
    }

    @Test func layouts() throws {
        #expect(try settings("--psm", "3").layout == .automatic)
        #expect(try settings("--psm", "7").layout == .singleLine && settings("--psm", "13").layout == .singleLine)
        #expect(try settings("-c", "tessedit_pageseg_mode=8").layout == .singleWord)
        #expect(try settings("--psm", "10").layout == .singleCharacter)
        #expect(try settings("--psm", "3").notes.isEmpty && settings("--psm", "4").notes.count == 1)
        #expect(try settings("--psm", "6").layout == .singleBlock && settings("--psm", "6").notes.isEmpty)
    }

    @Test(arguments: ["0", "-3", "abc"]) func whatIsNoResolutionIsNotTaken(value: String) throws {
        #expect(try settings("--dpi", value).resolution == nil && settings("--dpi", value).notes.count == 1)
    }

    @Test func charsets() throws {
        let reader = Array("abc123")
        #expect(try settings().readerOptions(characters: reader).charset == nil)
        #expect(try settings("digits").readerOptions(characters: reader).charset == Set("0123456789-."))
        let both = try settings("-c", "tessedit_char_whitelist=ab1", "-c", "tessedit_char_blacklist=b")
        #expect(both.readerOptions(characters: reader).charset == Set("a1"))
        #expect(
            try settings("-c", "tessedit_char_blacklist=b").readerOptions(characters: reader).charset == Set("ac123"))
    }

    @Test func parametersThatAreHonoured() throws {
        let settings = try settings(
            "--dpi", "150", "-c", "hocr_char_boxes=1", "-c", "lstm_choice_mode=2", "-c", "page_separator=", "-c",
            "load_system_dawg=F", "-c", "textonly_pdf=true", "-c", "tessedit_page_number=1", "-c", "document_title=T")
        #expect(settings.resolution?.x == 150 && settings.format.includesCharacters)
        #expect(
            settings.format.includesAlternatives == true && settings.pageSeparator == "" && !settings.usesLanguagePrior)
        #expect(settings.isTextOnlyPDF && settings.pageNumber == 1 && settings.title == "T")
        #expect(settings.notes.isEmpty)
    }

    /// Every parameter that is listed can be set to its default without a word.
    @Test(arguments: TesseractParameters.honoured.map(\.name)) func listedParametersAreKnown(name: String) throws {
        let parameter = try #require(TesseractParameters.honoured.first { $0.name == name })
        let value = name == "debug_file" ? "/dev/null" : parameter.preset
        #expect(try settings("-c", "\(name)=\(value)").notes.isEmpty)
    }

    @Test func whatCannotBeHonouredIsTold() throws {
        let notes = try settings(
            "-l", "eng+deu", "--oem", "0", "--tessdata-dir", "/x", "-c", "textord_min_xheight=3", "nosuchconfig"
        ).notes
        #expect(
            notes == [
                "--oem 0: there is no legacy engine; read with the network",
                "read_params_file: Can't open nosuchconfig", "Could not set option: textord_min_xheight=3",
                "--tessdata-dir /x: of no use here",
            ])
    }

    @Test func tasks() throws {
        #expect(try settings().task == .reading && settings("--psm", "2").task == .layoutAnalysis)
        // Orientation needs no language.
        #expect(try settings("-l", "osd", "--psm", "0").task == .orientation)
        #expect(try settings("-l", "deu", "-c", "tessedit_pageseg_mode=0").task == .orientation)
    }

    @Test func languagesAreExpected() throws {
        let options = try settings("-l", "deu+eng").readerOptions(characters: [])
        #expect(options.languages == [.german, .english])
        #expect(try settings().readerOptions(characters: []).languages == [.english])
        #expect(try settings("-l", "deu+eng").verbatimNotes.isEmpty)
    }

    /// In the words of the tesseract program.
    @Test func languagesThatAreMissing() throws {
        let missing = [
            "Error opening data file /x/jpn.traineddata",
            "Please make sure the TESSDATA_PREFIX environment variable is set to your \"tessdata\" directory.",
            "Failed loading language 'jpn'",
        ]
        #expect(try settings("-l", "eng+jpn", "--tessdata-dir", "/x").verbatimNotes == missing)
        let all = missing + ["Tesseract couldn't load any languages!", "Could not initialize tesseract."]
        #expect(throws: TesseractArguments.Problem(message: all.joined(separator: "\n"), isVerbatim: true)) {
            try settings("-l", "jpn", "--tessdata-dir", "/x/")
        }
    }

    @Test(arguments: [
        (["--psm", "14"], "Invalid PSM value, please enter a number between 0-13"),
        (["--oem", "x"], "Invalid OEM value, please enter a number between 0-3"),
        (["unlv"], "unlv: this output format is not supported"),
    ])
    func refusals(options: [String], message: String) throws {
        let arguments = try TesseractArguments(["in", "out"] + options)
        #expect(throws: TesseractArguments.Problem(message: message)) { try TesseractSettings(arguments) }
    }
}
