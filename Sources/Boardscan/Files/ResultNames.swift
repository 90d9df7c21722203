import FileAccess

/// Names the results of several inputs, so that none is written over another.
public enum ResultNames {
    /// - Returns: for each input its name without extension; with extension where two would be the same, or one would
    ///   be that of another one's page; and with a number where even that is not enough, as for pictures of the same
    ///   name in two directories.
    public static func unique(for inputs: [ImageInput]) -> [FilePath] {
        let stems = inputs.map { $0.fileName.removingExtension }
        let stemCounts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
        var taken: Set<FilePath> = []
        // The number to try next for each name.
        var numbers: [FilePath: Int] = [:]
        return zip(inputs, stems).map { input, stem in
            let isPageOfAnother = withoutPage(stem).map { stemCounts[$0] != nil } ?? false
            let base = stemCounts[stem] == 1 && !isPageOfAnother ? stem : input.fileName
            var name = base
            while !taken.insert(name).inserted {
                let number = numbers[base, default: 2]
                name = base.appending("-\(number)")
                numbers[base] = number + 1
            }
            return name
        }
    }

    /// A name that two of the inputs have: what their results are called then depends on the order of the inputs.
    public static func shared(by inputs: [ImageInput]) -> FilePath? {
        var taken: Set<FilePath> = []
        return inputs.lazy.map(\.fileName).first { !taken.insert($0).inserted }
    }

    /// What stands before `-page` and a number, as in names of pictures of an input's further pages; `nil` for other
    /// names.
    private static func withoutPage(_ name: FilePath) -> FilePath? {
        let digits = name.bytes.reversed().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
        let rest = name.bytes.dropLast(digits)
        let mark = Array("-page".utf8)
        guard digits > 0, rest.suffix(mark.count).elementsEqual(mark) else { return nil }
        return FilePath(bytes: Array(rest.dropLast(mark.count)))
    }
}
