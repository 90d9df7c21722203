import FileAccess

/// Names the results of several inputs, so that none is written over another.
public enum ResultNames {
    /// - Returns: for each input its name without extension; with extension where two would be the same; and with a
    ///   number where even that is not enough, as for pictures of the same name in two directories.
    public static func unique(for inputs: [ImageInput]) -> [FilePath] {
        let stems = inputs.map { $0.fileName.removingExtension }
        let stemCounts = Dictionary(stems.map { ($0, 1) }, uniquingKeysWith: +)
        var taken: Set<FilePath> = []
        return zip(inputs, stems).map { input, stem in
            let base = stemCounts[stem] == 1 ? stem : input.fileName
            var name = base
            var number = 2
            while !taken.insert(name).inserted {
                name = base.appending("-\(number)")
                number += 1
            }
            return name
        }
    }
}
