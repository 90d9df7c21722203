/// Greedy CTC decoding: the best class of each column, repeats merged, blanks dropped.
///
/// Graves et al. 2006, doi:10.1145/1143844.1143891.
public enum GreedyDecoding {
    /// - Parameters:
    ///   - scores: of each column's classes, column by column; the last class is the blank.
    ///   - columns: their number.
    ///   - classes: of a column.
    /// - Returns: the classes that are read.
    public static func classes(_ scores: UnsafePointer<Float>, columns: Int, classes: Int) -> [Int] {
        var result: [Int] = []
        var before = classes - 1
        for column in 0..<columns {
            let row = scores + column * classes
            let best = (1..<classes).reduce(0) { row[$1] > row[$0] ? $1 : $0 }
            if best != before, best != classes - 1 { result.append(best) }
            before = best
        }
        return result
    }
}

extension ColumnProbabilities {
    /// The classes that are read greedily.
    public var greedyClasses: [Int] {
        var (result, before) = ([Int](), classes - 1)
        for column in 0..<columns {
            let best = Int(best(in: column).label)
            if best != before, best != classes - 1 { result.append(best) }
            before = best
        }
        return result
    }

    /// What is read greedily, as characters of a set; all other classes are spaces.
    public func greedyText(_ characterSet: CharacterSet) -> String {
        String(greedyClasses.map { characterSet.characters.indices.contains($0) ? characterSet.characters[$0] : " " })
    }
}
