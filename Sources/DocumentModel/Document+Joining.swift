extension Document {
    /// One document of the pages of several, which are counted through.
    ///
    /// It has no source, its pages do; its language is the one that all of them have.
    public static func joining(_ documents: [Document]) -> Document {
        guard let first = documents.first, documents.count > 1 else { return documents.first ?? Document(pages: []) }
        var pages = documents.flatMap(\.pages)
        for position in pages.indices { pages[position].index = position }
        let language = documents.allSatisfy { $0.language == first.language } ? first.language : nil
        return Document(language: language, pages: pages, problems: documents.flatMap(\.problems))
    }
}
