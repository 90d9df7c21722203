/// A language that words and letters are expected of.
public enum Language: String, CaseIterable, Hashable, Sendable {
    /// English.
    case english = "en"
    /// German.
    case german = "de"
    /// French.
    case french = "fr"
    /// Spanish.
    case spanish = "es"
    /// Portuguese.
    case portuguese = "pt"
    /// Italian.
    case italian = "it"
    /// Dutch.
    case dutch = "nl"
    /// Danish.
    case danish = "da"
    /// Norwegian Bokmål.
    case norwegian = "nb"
    /// Swedish.
    case swedish = "sv"
    /// Finnish.
    case finnish = "fi"
    /// Polish.
    case polish = "pl"
    /// Czech.
    case czech = "cs"
    /// Slovak.
    case slovak = "sk"
    /// Hungarian.
    case hungarian = "hu"
    /// Romanian.
    case romanian = "ro"
    /// Turkish.
    case turkish = "tr"

    /// Its two letters of ISO 639-1.
    public var code: String { rawValue }

    /// Its three letters of ISO 639-2/T, as the tesseract program calls it.
    public var longCode: String {
        switch self {
        case .english: "eng"
        case .german: "deu"
        case .french: "fra"
        case .spanish: "spa"
        case .portuguese: "por"
        case .italian: "ita"
        case .dutch: "nld"
        case .danish: "dan"
        case .norwegian: "nor"
        case .swedish: "swe"
        case .finnish: "fin"
        case .polish: "pol"
        case .czech: "ces"
        case .slovak: "slk"
        case .hungarian: "hun"
        case .romanian: "ron"
        case .turkish: "tur"
        }
    }

    /// The language of a code of two letters or of three, in any case; `nil` for one that is not known.
    public init?(code: some StringProtocol) {
        let code = code.lowercased()
        guard let language = Self.allCases.first(where: { $0.code == code || $0.longCode == code }) else { return nil }
        self = language
    }
}
