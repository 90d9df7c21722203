import Glibc

/// What each column of a line may be part of.
///
/// These are the posteriors of connectionist temporal classification (Graves et al. 2006,
/// doi:10.1145/1143844.1143891).
///
/// Nearly all classes of a column have no chance; only the others are kept.
public struct ColumnProbabilities: Sendable {
    /// A class that a column may be part of.
    public struct Entry: Hashable, Sendable {
        /// A character's class.
        public var label: Int32
        /// Natural logarithm of its probability.
        public var logarithm: Float

        /// A class of known probability.
        public init(label: Int, logarithm: Float) { (self.label, self.logarithm) = (Int32(label), logarithm) }
    }

    /// Number of columns.
    public let columns: Int
    /// Characters, then a space, then the CTC blank ("nothing").
    public let classes: Int
    /// The natural logarithm of a space's probability in each column.
    public let space: [Float]
    /// The natural logarithm of the probability of nothing, the CTC blank, in each column.
    public let nothing: [Float]
    /// The characters of all columns, column by column, the lowest class of each first.
    private let entries: [Entry]
    /// Where each column's characters begin, and where the last one's end.
    private let firsts: [Int32]

    /// Line pixels along a column.
    public static let width = LineInput.factor * LineArchitecture.stride
    /// Natural logarithm below which a character is not kept, and what it counts as then.
    public static let (leastKept, floor): (Float, Float) = (-12, -14)

    /// Known probabilities.
    ///
    /// - Precondition: there are a space and "nothing", and `logarithms` holds `columns * classes` values.
    public init(columns: Int, classes: Int, logarithms: [Float]) {
        precondition(classes >= 2 && logarithms.count == columns * classes)
        (self.columns, self.classes) = (columns, classes)
        var (entries, firsts) = ([Entry](), [Int32(0)])
        logarithms.withUnsafeBufferPointer { values in
            for column in 0..<columns {
                let base = column * classes
                for label in 0..<classes - 2 where values[base + label] > Self.leastKept {
                    entries.append(Entry(label: label, logarithm: values[base + label]))
                }
                firsts.append(Int32(entries.count))
            }
        }
        (self.entries, self.firsts) = (entries, firsts)
        let starts = stride(from: 0, to: logarithms.count, by: classes)
        space = starts.map { max(Self.floor, logarithms[$0 + classes - 2]) }
        nothing = starts.map { max(Self.floor, logarithms[$0 + classes - 1]) }
    }

    /// Columns whose characters are known; there are as many of each argument.
    public init(characters: [[Entry]], space: [Float], nothing: [Float], classes: Int) {
        (columns, self.classes) = (characters.count, classes)
        (self.space, self.nothing) = (space, nothing)
        entries = Array(characters.joined())
        firsts = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + Int32($1.count)) }
    }

    /// The characters that a column may be part of.
    public subscript(column: Int) -> ArraySlice<Entry> { entries[Int(firsts[column])..<Int(firsts[column + 1])] }

    /// The natural logarithm of a class's probability in a column.
    public func logarithm(of label: Int, in column: Int) -> Float {
        if label == classes - 1 { return nothing[column] }
        if label == classes - 2 { return space[column] }
        return entries.withUnsafeBufferPointer { entries in
            for index in Int(firsts[column])..<Int(firsts[column + 1]) where entries[index].label == Int32(label) {
                return entries[index].logarithm
            }
            return Self.floor
        }
    }

    /// The most probable class of a column and the natural logarithm of its probability; of equals the first.
    public func best(in column: Int) -> Entry {
        var best = self[column].max { $0.logarithm < $1.logarithm } ?? Entry(label: classes - 1, logarithm: -.infinity)
        if space[column] > best.logarithm { best = Entry(label: classes - 2, logarithm: space[column]) }
        if nothing[column] > best.logarithm { best = Entry(label: classes - 1, logarithm: nothing[column]) }
        return best
    }
}
