import Reading

extension BoardReader {
    /// The prior of a language that the program has.
    public static func languagePrior(of language: Language) -> LanguagePrior? {
        language == .english ? try? BundledFiles.languagePrior() : BundledFiles.prior(of: language)
    }

    /// The prior of the usual language: English, or the first of those that were named.
    func prior(_ options: Options) -> LanguagePrior? {
        guard options.usesLanguagePrior else { return nil }
        return options.languages.first.flatMap { $0 == .english ? nil : BundledFiles.prior(of: $0) } ?? languagePrior
    }
}

extension BoardReader.Options {
    /// What other languages than the usual one blocks may be in.
    var languageChoice: LanguageChoice {
        let named = Set(languages)
        let usual = languages.first ?? .english
        let others = Language.allCases.filter { $0 != usual && (named.isEmpty || named.contains($0)) }
        return LanguageChoice(others: others, areNamed: !named.isEmpty) { BoardReader.languagePrior(of: $0) }
    }
}
