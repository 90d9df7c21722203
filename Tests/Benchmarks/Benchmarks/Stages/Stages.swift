import Benchmark
import Boardscan
import GlyphClassifier
import Imaging
import Preprocessing
import Reading

let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 1, maxDuration: .seconds(5),
        maxIterations: 20)
    guard let reader = try? BoardReader(),
        let glyphs = try? ConvolutionalClassifier(ModelFile(bytes: BoardReader.bundledModel()))
    else { return }
    let pageReader = PageReader(
        classifier: WidenedClassifier.widening(glyphs, to: reader.characterSet), prior: reader.languagePrior)

    // Pixels grow, characters stay.
    for megapixels in [0.5, 2, 12, 48] {
        let board = SampleBoard(megapixels: megapixels, characters: 300)
        measure("preprocess, \(board.name)", { board.image() }, { Preprocessor().preprocess($0) })
        measure("find and cut, \(board.name)", { board.image() }, { reader.lines(on: $0) })
        measure("read, \(board.name)", { board.image() }, { reader.read($0) })
    }
    // Characters grow, pixels stay.
    for characters in [10, 100, 1_000, 5_000, 20_000] {
        let board = SampleBoard(megapixels: 12, characters: characters)
        measure("see columns, \(board.name)", { board.image() }, { reader.seenLines(of: $0) })
        measure("search and name, \(board.name)", { reader.seenLines(of: board.image()) }, { pageReader.read($0) })
        measure("read, \(board.name)", { board.image() }, { reader.read($0) })
    }
    measure("load model and prior", {}, { try? BoardReader() })
}

/// Adds a benchmark whose input is made only when it is its turn.
private func measure<Input, Output>(
    _ name: String, _ prepare: @escaping () -> Input, _ work: @escaping (Input) -> Output
) {
    Benchmark(
        name,
        closure: { benchmark, input in
            for _ in benchmark.scaledIterations { blackHole(work(input)) }
        }, setup: prepare)
}
