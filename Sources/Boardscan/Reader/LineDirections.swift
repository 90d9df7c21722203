import Finding
import GlyphClassifier
import Imaging
import NetworkKernels
import Segmentation

/// Which end of a line comes first, where the finding network cannot see it: writing that stands on its head looks much
/// like any other.
extension BoardReader {
    /// The finding network is this sure of level writing, 0…1; where it is less so, lines are read both ways.
    private static let sureDirectness = 0.88
    /// Most lines of a photo that are read both ways, and the shortest ones, in heights of capitals; all others begin
    /// where the lines around them do.
    private static let (mostLines, leastLength) = (40, 3.0)

    /// Lines in the direction in which the line network is surer what they say.
    func settlingDirections(of found: FoundWriting, in photo: RGBImage, options: Options) -> FoundWriting {
        guard found.directness < Self.sureDirectness else { return found }
        func length(_ index: Int) -> Double { found.cores[index].length / max(1, found.cores[index].letterHeight) }
        let longest = found.cores.indices.filter { length($0) >= Self.leastLength }
            .sorted { (length($0), $1) > (length($1), $0) }.prefix(Self.mostLines)
        let cropper = LineCropper(photo, found)
        let network = lineNetwork
        let isReversed = ParallelMap.map(longest.count, threads: options.threads) { place -> (Int, Bool)? in
            let index = longest[longest.startIndex + place]
            guard let line = cropper.crop(index).flatMap(Segmenter(layout: options.layout).textLine) else { return nil }
            let input = LineInput(line.mask, contrast: line.contrast)
            let (upright, turned) = (network.probabilities(of: input), network.probabilities(of: input.upsideDown))
            return (index, turned.sureness > upright.sureness)
        }
        return found.reversing(Dictionary(uniqueKeysWithValues: isReversed.compactMap(\.self)))
    }
}

extension ColumnProbabilities {
    /// The mean logarithm of the probability of each column's best class.
    fileprivate var sureness: Float {
        var sum: Float = 0
        for column in 0..<columns { sum += best(in: column).logarithm }
        return sum / Float(max(1, columns))
    }
}
