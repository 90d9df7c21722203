import Glibc
import NetworkKernels

/// The line network as it lies on disk.
public typealias LineModel = MapModel<LineArchitecture>
/// The line network at work: a line goes in, what each of its columns may be part of comes out.
public typealias LineNetwork = MapNetwork<LineArchitecture>

/// What each column of a line may be part of.
public struct ColumnProbabilities: Sendable {
    /// Number of columns.
    public let columns: Int
    /// Characters, then a space, then the CTC blank ("nothing").
    public let classes: Int
    /// Natural logarithms, column by column.
    public let logarithms: [Float]
    /// Line pixels along a column.
    public static let width = LineInput.factor * LineArchitecture.stride

    /// Known probabilities.
    ///
    /// - Precondition: there are a space and "nothing", and `logarithms` holds `columns * classes` values.
    public init(columns: Int, classes: Int, logarithms: [Float]) {
        precondition(classes >= 2 && logarithms.count == columns * classes)
        (self.columns, self.classes, self.logarithms) = (columns, classes, logarithms)
    }

    /// How much either column beside a column counts in its blurred answer.
    static let besideShare: Float = 0.05

    /// The answers, each mixed with those of the columns beside it.
    ///
    /// Connectionist temporal classification does not learn where in its ink a character is told: narrow letters are
    /// told a column beside it.
    public var blurred: ColumnProbabilities {
        let own = logarithms.map { exp($0) }
        let mixed = own.indices.map { index in
            let before = index >= classes ? own[index - classes] : own[index]
            let after = index + classes < own.count ? own[index + classes] : own[index]
            return log(own[index] + Self.besideShare * (before + after - 2 * own[index]))
        }
        return ColumnProbabilities(columns: columns, classes: classes, logarithms: mixed)
    }
}

extension MapNetwork where Architecture == LineArchitecture {
    /// What each column of a line may be part of; a column stands for ``ColumnProbabilities/width`` pixels of the line.
    public func probabilities(of input: LineInput) -> ColumnProbabilities {
        let classes = architecture.classes
        var values = values(of: input.values, width: input.width, height: LineInput.height)
        let columns = values.count / classes
        values.withUnsafeMutableBufferPointer { values in
            guard let first = values.baseAddress else { return }
            for column in 0..<columns {
                ConvolutionalClassifier.logSoftmax(first + column * classes, classes: classes, temperature: 1)
            }
        }
        return ColumnProbabilities(columns: columns, classes: classes, logarithms: values)
    }
}

extension MapModel where Architecture == LineArchitecture {
    /// The model with the ranges of its tensors, measured on some inputs.
    public func withRanges(measuredOn inputs: [LineInput]) -> LineModel {
        withRanges(measuredOn: inputs.map { ($0.values, $0.width, LineInput.height) })
    }
}
