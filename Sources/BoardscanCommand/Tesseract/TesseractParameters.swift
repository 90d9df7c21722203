/// Tesseract's parameters that are honoured, with their defaults.
enum TesseractParameters {
    struct Parameter {
        var name: String
        var preset: String
        var meaning: String
    }

    static let honoured: [Parameter] =
        TesseractOutput.allCases.map {
            Parameter(name: $0.parameter, preset: "0", meaning: "Write OUTPUTBASE.\($0.fileExtension)")
        } + [
            Parameter(name: "tessedit_char_whitelist", preset: "", meaning: "Only these characters may win"),
            Parameter(name: "tessedit_char_blacklist", preset: "", meaning: "These characters may not win"),
            Parameter(name: "tessedit_pageseg_mode", preset: "3", meaning: "As --psm"),
            Parameter(name: "tessedit_page_number", preset: "-1", meaning: "Read this page alone, counted from 0"),
            Parameter(name: "user_defined_dpi", preset: "0", meaning: "As --dpi"),
            Parameter(name: "page_separator", preset: "\u{0C}", meaning: "Stands between the pages of text"),
            Parameter(name: "preserve_interword_spaces", preset: "0", meaning: "Wide gaps are several blanks in text"),
            Parameter(name: "hocr_char_boxes", preset: "0", meaning: "Tell each character's box in hOCR"),
            Parameter(name: "lstm_choice_mode", preset: "0", meaning: "Tell runners-up in hOCR, if not 0"),
            Parameter(name: "load_system_dawg", preset: "1", meaning: "Expect the languages of -l; with 0 none"),
            Parameter(name: "textonly_pdf", preset: "0", meaning: "Leave the picture out of the PDF"),
            Parameter(name: "document_title", preset: "", meaning: "Title of the PDF"),
            Parameter(name: "debug_file", preset: "", meaning: "With /dev/null, say nothing but errors"),
        ]

    /// Output of the tesseract program that there is none of here.
    static let refusedOutputs: Set = ["unlv", "page", "page_xml"]

    /// Its configs that are part of the program here, as parameters.
    static func config(_ name: String) -> [(name: String, value: String)]? {
        if let output = TesseractOutput(rawValue: name) { return [(output.parameter, "1")] }
        switch name {
        case "digits": return [("tessedit_char_whitelist", "0123456789-.")]
        case "quiet": return [("debug_file", "/dev/null")]
        // Settings of an engine that Tesseract itself has left; its present one does not heed them either.
        case "batch", "batch.nochop", "nobatch": return []
        case _ where refusedOutputs.contains(name): return [("tessedit_create_\(name)", "1")]
        default: return nil
        }
    }
}
