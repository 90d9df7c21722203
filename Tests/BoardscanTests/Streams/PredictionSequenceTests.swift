import DocumentModel
import FileAccess
import Foundation
import Imaging
import Testing

@testable import Boardscan

@Suite(.enabled(if: Fixtures.hasWeights, "the program has no weights")) struct PredictionSequenceTests {
    private let good = ImageInput.file(FilePath(Fixtures.directory.appending(path: "dark.jpg").path))
    private let bad = ImageInput.file("/nowhere/none.jpg")
    private let readers: SwappableReader

    init() throws { readers = SwappableReader(try BoardReader()) }

    @Test func failuresAreResults() async throws {
        var kinds: [Bool] = []
        for try await reading in ImageStream([bad, good, bad]).prediction(using: readers) {
            switch reading.result {
            case .success(let document): kinds.append(!document.pages[0].blocks.isEmpty)
            case .failure(let error):
                kinds.append(false)
                #expect(error.description == "/nowhere/none.jpg: no such file or directory")
            }
        }
        #expect(kinds == [false, true, false])
    }

    @Test func failuresAreSkipped() async throws {
        var documents = 0
        for try await document in ImageStream([bad, good, bad, good]).prediction(using: readers).skippingFailures() {
            #expect(document.pages.count == 1)
            documents += 1
        }
        #expect(documents == 2)
    }

    @Test func failuresAreThrown() async throws {
        var documents = 0
        await #expect(throws: ImageReadingError.self) {
            let stream = ImageStream([good, bad, good]).prediction(using: readers).throwingFailures()
            for try await _ in stream { documents += 1 }
        }
        #expect(documents == 1)
    }

    @Test func theBestClasses() async throws {
        for try await characters in ImageStream([good]).prediction(using: readers).skippingFailures().top(2) {
            #expect(characters.count > 50)
            #expect(characters.allSatisfy { (1...2).contains($0.count) })
            #expect(characters.contains { $0.count == 2 })
        }
    }

    @Test func noImageIsLoadedBeforeItIsAskedFor() async throws {
        let asked = Counter()
        let lines = AsyncStream<String>(unfolding: {
            await asked.increase()
            return "\"/nowhere/none.jpg\""
        })
        var results = 0
        for try await _ in ImageStream(jsonLines: lines).prediction(using: readers) {
            results += 1
            #expect(await asked.value == results, "nobody runs ahead")
            if results == 3 { break }
        }
    }

    @Test func aCancelledTaskGetsNothingMore() async throws {
        let lines = AsyncStream<String>(unfolding: {
            // Else who cancels would wait for the thread that this runs on.
            await Task.yield()
            return "\"/nowhere/none.jpg\""
        })
        let stream = ImageStream(jsonLines: lines).prediction(using: readers)
        let (started, startedContinuation) = AsyncStream<Void>.makeStream()
        let task = Task {
            var results = 0
            for try await _ in stream {
                results += 1
                startedContinuation.yield()
            }
            return results
        }
        // However busy the machine is, the task has its first result before it is cancelled.
        for await _ in started { break }
        task.cancel()
        // An endless stream ends, and what comes after that is nothing.
        let results = try await task.value
        #expect(results > 0)
    }
}

private actor Counter {
    private(set) var value = 0

    func increase() { value += 1 }
}
