import Boardscan
import FileAccess
import Glibc
import PhotoIndex

/// Brings an index up to date with the photos at some places.
///
/// Photos whose size and times are known are passed over; of the others those whose bytes are known have been moved or
/// touched, and the rest is read. Each photo is kept as soon as it is read, so that whoever is interrupted goes on where
/// that was. What is gone is taken out last, when no new place can take over what was read of it.
struct IndexUpdate {
    let feed: IndexFeed
    let arguments: IndexArguments
    /// What messages call photos.
    let names: PhotoNames
    let diagnostics: Diagnostics
    /// Whether photos are read that are known already.
    var readsAgain = false

    /// Photos after which the index is put in order, by which searches become faster; takes a second for 10,000.
    private static let many = 1000

    /// What an update came to, in photos.
    struct Outcome {
        var found = 0
        var read = 0
        var moved = 0
        var gone = 0
        var failed = 0
        /// Whether something that was named or found could not be read, or not wholly.
        var hasTrouble = false

        /// Such as `57 photos: 3 read, 1 moved, 53 unchanged, 2 removed`.
        var summary: String {
            let unchanged = found - read - moved - failed
            let parts = [
                (read, "read"), (moved, "moved"), (unchanged, "unchanged"), (gone, "removed"), (failed, "failed"),
            ].filter { $0.0 > 0 }
            let counts = parts.isEmpty ? "" : ": " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
            return "\(found) photo\(found == 1 ? "" : "s")\(counts)"
        }
    }

    /// Looks at directories, with those within them, and photos; those that are not `areNamed` by the user, but known
    /// from before, may be gone.
    ///
    /// - Throws: `IndexError`, or an exit code once what is wrong has been said.
    func run(_ places: [FilePath], areNamed: Bool) async throws -> Outcome {
        var outcome = Outcome()
        var photos: [FilePath] = []
        var known: Set<FilePath> = []
        for place in places {
            for photo in try self.photos(at: place, isNamed: areNamed, &outcome) where known.insert(photo).inserted {
                photos.append(photo)
            }
        }
        outcome.found = photos.count
        let changed = try photos.filter { photo in
            guard !readsAgain, let stamp = try? FileStamp(of: photo) else { return true }
            return try !feed.index.isCurrent(photo, stamp)
        }
        if !changed.isEmpty { try await read(changed, &outcome) }
        if outcome.read >= Self.many { try feed.index.optimize() }
        for place in places { outcome.gone += try feed.index.removeMissing(under: place).count }
        return outcome
    }

    /// The photos at a place; what cannot be found is told.
    private func photos(at place: FilePath, isNamed: Bool, _ outcome: inout Outcome) throws -> [FilePath] {
        do {
            let isDirectory = try FileReading.kind(of: place) == .directory
            if !isDirectory || isNamed { try feed.index.addRoot(place) }
            return try ImageInput.inputs(listed: place, recursive: true).compactMap { input in
                if case .file(let path) = input { return path }
                if case .nothing(let path, let error) = input { tell(path, "\(error)", &outcome) }
                return nil
            }
        } catch InputError.noImages {
            return []
        } catch let error as IndexError {
            throw error
        } catch {
            return try lost(place, "\(error)", isNamed: isNamed, &outcome)
        }
    }

    /// A place that is no longer there: a photo is forgotten; a directory may be on a drive that is not connected.
    private func lost(
        _ place: FilePath, _ problem: String, isNamed: Bool, _ outcome: inout Outcome
    ) throws -> [FilePath] {
        if isNamed {
            tell(place, problem, &outcome)
        } else if try !feed.index.removeMissing(under: place).isEmpty {
            outcome.gone += try 1 + feed.index.forget(place)
        } else {
            diagnostics.note(
                names.name(of: place), "\(problem); what was read there is still known (see index --forget)")
        }
        return []
    }

    private func tell(_ path: FilePath, _ problem: String, _ outcome: inout Outcome) {
        diagnostics.error(names.name(of: path), problem)
        outcome.hasTrouble = true
    }

    private enum Reading: Sendable {
        case moved
        case read(problems: [String])
        case failed([String])
    }

    private func read(_ photos: [FilePath], _ outcome: inout Outcome) async throws {
        let jobs = arguments.jobs ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        let job = try makeJob(jobs: jobs, photos: photos.count)
        var progress = BatchProgress(total: photos.count)
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: (FilePath, Reading).self) { group in
            var next = 0
            func startNext() {
                guard next < photos.count else { return }
                let photo = photos[next]
                group.addTask { (photo, try await read(photo, job)) }
                next += 1
            }
            for _ in 0..<jobs { startNext() }
            while let (photo, reading) = try await group.next() {
                count(reading, of: photo, &outcome)
                progress.done += 1
                progress.failed = outcome.failed
                progress.elapsed = ContinuousClock.now - start
                diagnostics.show(progress)
                startNext()
            }
        }
        diagnostics.eraseProgress()
    }

    private func makeJob(jobs: Int, photos: Int) throws -> ReadJob {
        var options = arguments.reading.options
        options.threads = max(1, jobs / max(1, photos))
        return ReadJob(
            reader: try arguments.reading.makeReader(diagnostics), options: options,
            maximumPixels: arguments.reading.maxPixels,
            room: PixelRoom(jobs: jobs, maximumPixels: arguments.reading.maxPixels))
    }

    private func read(_ photo: FilePath, _ job: ReadJob) async throws -> Reading {
        let mark = feed.mark(.file(photo))
        if let mark, !readsAgain, try feed.index.takeOver(mark.path, mark.stamp, hash: mark.hash) != nil {
            return .moved
        }
        let outcome = await job.run(.file(photo), ReadJob.Places())
        // What cannot even be opened is tried again the next time.
        if let mark { try feed.keep(outcome.document, problems: outcome.inputProblems, of: mark) }
        return outcome.document == nil
            ? .failed(outcome.inputProblems) : .read(problems: outcome.inputProblems)
    }

    private func count(_ reading: Reading, of photo: FilePath, _ outcome: inout Outcome) {
        switch reading {
        case .moved: outcome.moved += 1
        case .read(let problems):
            outcome.read += 1
            for problem in problems { tell(photo, problem, &outcome) }
        case .failed(let problems):
            outcome.failed += 1
            for problem in problems { tell(photo, problem, &outcome) }
        }
    }
}
