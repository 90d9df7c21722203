import ArgumentParser
import BoardServer
import Boardscan
import DocumentFormats
import FileAccess
import Glibc
import PhotoIndex

/// `boardscan-serve`: reads photos that a browser sends.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "boardscan-serve",
        abstract: "Shows a page on which photos of whiteboards are read, corrected and found.",
        usage: "boardscan-serve [--port <n>] [--lan] [<path>] [<options>]",
        discussion: """
            The page is for the browsers of this machine; with --lan it is for the local network as well, for whoever opens \
            the address with its token: each address lets one browser in, and the next one is shown then. A telephone takes \
            it from the QR code (Debian's libqrencode4). What is sent in the local network is not encrypted.

            Photos are read in memory and forgotten when the program ends. With a path they are stored in that folder, and \
            the photos that are there already can be found as well; boardscan find finds them all.

            Examples:
              boardscan-serve
              boardscan-serve --lan ~/Pictures/boards
              curl -F image=@photo.jpg 'http://127.0.0.1:8080/v1/read?format=hocr'

            Exit codes: 0 ended by a signal, 1 the port or the folder cannot be used, 64 the arguments make no sense.
            """,
        version: Generator.currentVersion)

    @Option(help: ArgumentHelp("The port of the page.", valueName: "n"))
    var port = 8080

    @Flag(help: "Let browsers of the local network in that open the address shown.")
    var lan = false

    @Option(
        help: ArgumentHelp(
            "Keep what is found in FILE (default: boardscan/index.sqlite in the user's cache directory); with a path only.",
            valueName: "file"), completion: .file())
    var index: String?

    @Option(help: ArgumentHelp("Read this many photos at a time (default: one for two cores).", valueName: "n"))
    var jobs: Int?

    @Option(help: ArgumentHelp("Refuse photos with more bytes.", valueName: "n"))
    var maxBytes = ServerLimits().bytes

    @Option(help: ArgumentHelp("Refuse pictures with more pixels.", valueName: "n"))
    var maxPixels = ServerLimits().pixels

    @Option(help: ArgumentHelp("End the reading of a photo after this many seconds.", valueName: "n"))
    var maxSeconds = ServerLimits().seconds

    @Argument(help: ArgumentHelp("Store photos in this folder.", valueName: "path"), completion: .directory)
    var path: String?

    func validate() throws {
        func check(_ value: Int, _ range: ClosedRange<Int>, _ name: String) throws {
            guard range.contains(value) else {
                throw ValidationError("\(name) must be between \(range.lowerBound) and \(range.upperBound)")
            }
        }
        try check(port, 0...65535, "--port")
        try check(jobs ?? 1, 1...64, "--jobs")
        try check(maxBytes, 1...(1 << 30), "--max-bytes")
        try check(maxPixels, 1...500_000_000, "--max-pixels")
        try check(maxSeconds, 1...3600, "--max-seconds")
        if index != nil && path == nil { throw ValidationError("--index needs a path: nothing is stored without one") }
    }

    private var limits: ServerLimits {
        var limits = ServerLimits()
        (limits.bytes, limits.pixels, limits.seconds) = (maxBytes, maxPixels, maxSeconds)
        limits.jobs = jobs ?? limits.jobs
        return limits
    }

    func run() async throws {
        do {
            try await serve()
        } catch let failure as Failure {
            Announcement.error(failure.description)
            throw ExitCode.failure
        }
    }

    private func serve() async throws {
        let addresses = lan ? LocalAddresses.all() : []
        let announcement = Announcement(host: addresses.first)
        let invitations = lan ? Invitations { announcement.tell(token: $0) } : nil
        let (folder, index) = try place()
        let board = BoardServer(
            limits: limits, rules: AccessRules(hosts: addresses), invitations: invitations, folder: folder,
            index: index, reader: ReadingProcess(limits: limits))
        let server: WebServer
        do {
            server = try await WebServer.listen(
                host: lan ? "0.0.0.0" : "127.0.0.1", port: port, limits: limits, application: board)
        } catch {
            throw Failure("port \(port) cannot be used: \(error)")
        }
        announcement.begin(port: server.port, token: invitations?.token, folder: folder?.path)
        async let reading: Void = readFolder(board)
        try await server.run()
        _ = await reading
    }

    private func readFolder(_ board: BoardServer) async {
        do {
            try await board.readFolder { Announcement.error("\($0): \($1)") }
        } catch {
            Announcement.error("the folder's photos cannot be found: \(error)")
        }
    }

    /// Where photos are stored and found.
    private func place() throws -> (PhotoFolder?, PhotoIndex) {
        do {
            guard let path else { return (nil, try PhotoIndex.inMemory()) }
            let folder = try PhotoFolder(FilePath(path))
            guard let file = indexFile else {
                throw Failure("there is no home to keep the index in; name a file with --index")
            }
            let index = try PhotoIndex.open(at: file)
            if let damaged = index.damagedFile {
                Announcement.error(
                    "\(file): the index was damaged; it is kept as \(damaged.lastComponent) and made anew")
            }
            // `boardscan find` brings it up to date from then on.
            try index.addRoot(folder.path)
            return (folder, index)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure("\(path ?? ""): \(error)")
        }
    }

    private var indexFile: FilePath? {
        index.map { FilePath($0) } ?? PhotoIndex.usualPath(environment: ModelChoice.variable)
    }
}

/// What keeps the server from beginning; the description is one line for people.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
