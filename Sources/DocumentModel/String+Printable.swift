extension String {
    /// The text as a terminal may show it: what would act on the terminal instead of being shown is a question mark.
    ///
    /// Names of files and what stands in files come from strangers: an escape sequence, a line feed or a turn of the
    /// writing direction could make them look like a message of the program. So control characters, separators of
    /// lines, bidirectional controls and private characters, which stand for bytes that are not UTF-8, are left out.
    package var printable: String { replacing { $0.actsOnTerminal || $0.isPrivate } }

    /// The same for a text of several lines, which keeps its line feeds.
    package var printableLines: String { replacing { ($0.actsOnTerminal || $0.isPrivate) && $0 != "\n" } }

    private func replacing(_ isUnwanted: (Unicode.Scalar) -> Bool) -> String {
        var scalars = UnicodeScalarView()
        scalars.append(contentsOf: unicodeScalars.map { isUnwanted($0) ? "?" : $0 })
        return String(scalars)
    }
}

extension Unicode.Scalar {
    /// Whether a terminal does something at this character instead of showing it.
    package var actsOnTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }

    fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}
