/// Answers to questions, in the tesseract program's form.
enum TesseractHelp {
    /// The Tesseract version that is emulated; clients check it to know which features exist.
    static let emulatedVersion = "5.3.0"

    static func answer(to question: TesseractArguments.Question, version: String, dataDirectory: String?) -> String {
        switch question {
        case .version: "tesseract \(emulatedVersion)\n boardscan \(version)\n"
        case .languages: TesseractLanguages(directory: dataDirectory).list
        case .help: usage
        case .extraHelp: usage + "\n" + layouts + "\n" + engines
        case .layoutHelp: layouts
        case .engineHelp: engines
        case .parameters: parameters
        }
    }

    static let usage = """
        Usage:
          boardscan tesseract --help | --help-extra | --help-psm | --help-oem | --version
          boardscan tesseract --list-langs [--tessdata-dir PATH]
          boardscan tesseract --print-parameters
          boardscan tesseract IMAGE OUTPUTBASE [options...] [configfile...]

        IMAGE is a picture, a text file that lists pictures, or stdin. Results go to OUTPUTBASE.txt,
        .hocr, .tsv, .xml, .box, .pdf and .osd, or to standard output if OUTPUTBASE is stdout.

        OCR options:
          -l LANG[+LANG]        As --list-langs names them, and osd for --psm 0.
          --psm NUM             Page segmentation mode, see --help-psm.
          --oem NUM             OCR engine mode, see --help-oem.
          --dpi VALUE           Resolution of the picture.
          -c VAR=VALUE          Set a parameter, see --print-parameters.

        Configs: txt, hocr, tsv, alto, pdf, makebox, lstmbox, wordstrbox, digits, quiet, or a file of
        lines "VAR VALUE".
        What is not honoured is said on standard error.

        """

    private static let layouts = """
        Page segmentation modes:
          0    Orientation and script detection only. (the script is Latin)
          1    Automatic page segmentation with OSD. (as 3)
          2    Automatic page segmentation, but no OSD, or OCR. (orientation and slant)
          3    Fully automatic page segmentation, but no OSD. (Default)
          4    Assume a single column of text of variable sizes. (as 3)
          5    Assume a single uniform block of vertically aligned text. (as 3)
          6    Assume a single uniform block of text.
          7    Treat the image as a single text line.
          8    Treat the image as a single word.
          9    Treat the image as a single word in a circle. (as 3)
         10    Treat the image as a single character.
         11    Sparse text. Find as much text as possible in no particular order. (as 3)
         12    Sparse text with OSD. (as 3)
         13    Raw line. Treat the image as a single text line. (as 7)

        """

    private static let engines = """
        OCR Engine modes:
          0    Legacy engine only. (as 3)
          1    Neural nets LSTM engine only. (as 3)
          2    Legacy + LSTM engines. (as 3)
          3    Default: boardscan's own network.

        """

    private static var parameters: String {
        "Parameters that are honoured:\n"
            + TesseractParameters.honoured.map { parameter in
                let preset = parameter.preset == "\u{0C}" ? "\\f" : parameter.preset
                return "\(parameter.name)\t\(preset)\t\(parameter.meaning)\n"
            }.joined()
    }
}
