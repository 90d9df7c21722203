import FileAccess
import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization

/// HTTP/1.1 on a port, by SwiftNIO.
///
/// SwiftNIO bounds a request's head and goes on when there are no descriptors left; what it leaves open (how long a
/// request may take to come, how large it may be, how many connections there are) is bounded by ``ExchangeHandler`` and
/// here. Hummingbird stands on it, and would bring a dozen packages more for a dozen routes; FlyingFox has no bounds on
/// a request's head and ends when a connection cannot be accepted.
public final class WebServer: Sendable {
    private let channel: any Channel
    private let group: MultiThreadedEventLoopGroup

    /// The port it listens on.
    public var port: Int { channel.localAddress?.port ?? 0 }

    private init(_ channel: any Channel, _ group: MultiThreadedEventLoopGroup) {
        (self.channel, self.group) = (channel, group)
    }

    /// Listens on a port of an address; a free one for 0.
    ///
    /// - Throws: `FileError` where the system refuses the port.
    public static func listen(
        host: String, port: Int, limits: ServerLimits, application: any WebApplication
    ) async throws -> WebServer {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let connections = ConnectionCount(most: limits.connections)
        var heads = NIOHTTPDecoderLimitConfiguration()
        (heads.maxHeaderFieldSize, heads.maxHeaderListSize, heads.maxHeaderFieldCount) = (8 << 10, 32 << 10, 100)
        let bounds = heads
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 256)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    guard connections.add(channel) else { return channel.close(promise: nil) }
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(
                        withPipeliningAssistance: true, withErrorHandling: true, withEncoderConfiguration: .init(),
                        withDecoderLimitConfiguration: bounds)
                    try pipeline.addHandler(ExchangeHandler(application, limits))
                }
            }
            .childChannelOption(.maxMessagesPerRead, value: 4)
        do {
            return WebServer(try await bootstrap.bind(host: host, port: port).get(), group)
        } catch {
            try? await group.shutdownGracefully()
            if let error = error as? IOError { throw FileError(code: error.errnoCode) }
            throw error
        }
    }

    /// Waits until it has ended.
    public func run() async throws { try await channel.closeFuture.get() }

    /// Ends it.
    public func stop() async {
        try? await channel.close()
        try? await group.shutdownGracefully()
    }
}

/// Counts connections; those beyond the most are closed at once.
private final class ConnectionCount: Sendable {
    private let count = Mutex(0)
    private let most: Int

    init(most: Int) { self.most = most }

    /// Counts a connection until it is closed; `false` for one too many.
    func add(_ channel: any Channel) -> Bool {
        let isCounted = count.withLock { count in
            guard count < most else { return false }
            count += 1
            return true
        }
        if isCounted { channel.closeFuture.whenComplete { _ in self.count.withLock { $0 -= 1 } } }
        return isCounted
    }
}
