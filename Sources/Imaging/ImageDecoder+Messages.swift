extension ImageDecoder {
    /// What is wrong with one of its pictures, in a line for people: which one is said where there are several.
    ///
    /// The index counts from 0.
    public func message(_ error: any Error, onPage index: Int) -> String {
        pageCount == 1 ? "\(error)" : "page \(index + 1): \(error)"
    }
}
