import Glibc
import NetworkKernels

/// The line network as it lies on disk.
public typealias LineModel = MapModel<LineArchitecture>
/// The line network at work: a line goes in, what each of its columns may be part of comes out.
public typealias LineNetwork = MapNetwork<LineArchitecture>

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
