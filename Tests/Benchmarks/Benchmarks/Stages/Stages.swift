import Benchmark
import Boardscan
import GlyphClassifier
import Imaging
import Preprocessing
import Reading
import Segmentation

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 1, maxDuration: .seconds(5),
        maxIterations: 20)
    guard let reader = try? BoardReader() else { return }

    // Pixels grow, characters stay.
    for megapixels in [0.5, 2, 12, 48] {
        let board = SampleBoard(megapixels: megapixels, characters: 300)
        Benchmark("preprocess, \(board.name)") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(Preprocessor().preprocess(board.image)) }
        }
        let mask = Preprocessor().preprocess(board.image).mask
        Benchmark("segment, \(board.name)") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(Segmenter().segment(mask)) }
        }
        Benchmark("read, \(board.name)") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(reader.read(board.image)) }
        }
    }
    // Characters grow, pixels stay.
    for characters in [10, 100, 1_000, 5_000, 20_000] {
        let board = SampleBoard(megapixels: 12, characters: characters)
        Benchmark("classify, \(board.name)") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(reader.scoredLines(of: board.image)) }
        }
        let scored = reader.scoredLines(of: board.image)
        let pageReader = PageReader(characterSet: reader.characterSet, prior: reader.languagePrior)
        Benchmark("search, \(board.name)") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(pageReader.read(scored)) }
        }
        Benchmark("read, \(board.name)") { benchmark in
            for _ in benchmark.scaledIterations { blackHole(reader.read(board.image)) }
        }
    }
    Benchmark("load model and prior") { benchmark in
        for _ in benchmark.scaledIterations { blackHole(try? BoardReader()) }
    }
}
