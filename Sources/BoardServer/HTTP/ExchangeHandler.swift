import NIOCore
import NIOHTTP1

/// A connection: receives a request within its limits, has it answered, sends the answer, and so on.
final class ExchangeHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// No request has begun.
        case idle
        case receiving(Incoming)
        /// The request is there, its answer is being made or sent.
        case answering(Task<Void, Never>, WaitingRoom.Place?)
        /// The answer was sent before all of the request had come; the rest is thrown away.
        case refused
    }

    private struct Incoming {
        var head: HTTPRequestHead
        var request: WebRequest
        var most: Int
        var place: WaitingRoom.Place?
        /// Bytes that had come when it was looked at last.
        var seen = 0
    }

    /// Bytes and seconds for which the rest of a refused request is received, so that its sender gets to read why.
    private static let patience: (bytes: Int, seconds: Int64) = (64 << 20, 5)
    /// Seconds in which an answer must be taken.
    private static let sendingSeconds: Int64 = 120

    private let application: any WebApplication
    private let limits: ServerLimits
    private var state = State.idle
    private var timer: Scheduled<Void>?
    private var thrownAway = 0
    /// Requests that have begun.
    private var requests = 0

    init(_ application: any WebApplication, _ limits: ServerLimits) {
        (self.application, self.limits) = (application, limits)
    }

    func channelActive(context: ChannelHandlerContext) {
        wait(Int64(limits.headSeconds), context) { _, context in context.close(promise: nil) }
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        timer?.cancel()
        // Nobody waits for the answer.
        if case .answering(let task, _) = state { task.cancel() }
        state = .refused
        context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head, context)
        case .body(let bytes): take(bytes, context)
        case .end: end(context)
        }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
        if case .refused = state { return }
        requests += 1
        let request = WebRequest(
            head: WebRequest.Head(
                method: head.method.rawValue, target: head.uri, headers: head.headers.map { ($0.name, $0.value) }))
        switch application.admit(request.head) {
        case .refused(let response): refuse(head, response, context)
        case .admitted(let most, let place):
            let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
            guard length <= most else { return refuse(head, .tooLarge(most), context) }
            var incoming = Incoming(head: head, request: request, most: most, place: place)
            incoming.request.body.reserveCapacity(length)
            state = .receiving(incoming)
            if head.headers.first(name: "expect")?.lowercased() == "100-continue" {
                context.writeAndFlush(
                    wrapOutboundOut(.head(HTTPResponseHead(version: head.version, status: .continue))), promise: nil)
            }
            watchUpload(context, since: .now())
        }
    }

    private func take(_ bytes: ByteBuffer, _ context: ChannelHandlerContext) {
        switch state {
        case .receiving(var incoming):
            // Taken out, so that its bytes are not copied.
            state = .idle
            guard incoming.request.body.count + bytes.readableBytes <= incoming.most else {
                return refuse(incoming.head, .tooLarge(incoming.most), context)
            }
            bytes.withUnsafeReadableBytes { incoming.request.body.append(contentsOf: $0) }
            state = .receiving(incoming)
        case .refused:
            thrownAway += bytes.readableBytes
            if thrownAway > Self.patience.bytes { context.close(promise: nil) }
        case .idle, .answering: break
        }
    }

    private func end(_ context: ChannelHandlerContext) {
        guard case .receiving(let incoming) = state else {
            if case .refused = state { context.close(promise: nil) }
            return
        }
        timer?.cancel()
        let (application, request, head) = (application, incoming.request, incoming.head)
        let (loop, bound) = (context.eventLoop, NIOLoopBound((self, context), eventLoop: context.eventLoop))
        let task = Task { [place = incoming.place] in
            let response = await application.respond(to: request)
            // The photo takes memory until here, also when its sender has gone.
            withExtendedLifetime(place) {}
            loop.execute { bound.value.0.answer(head, response, bound.value.1) }
        }
        state = .answering(task, incoming.place)
    }

    /// Sends the answer to a request that has come.
    private func answer(_ head: HTTPRequestHead, _ response: WebResponse, _ context: ChannelHandlerContext) {
        guard case .answering = state else { return }
        wait(Self.sendingSeconds, context) { _, context in context.close(promise: nil) }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        let number = requests
        send(head, response, keepsAlive: head.isKeepAlive, context).whenComplete { result in
            let (handler, context) = bound.value
            // The next request may have begun while the answer was sent.
            guard case .answering = handler.state, handler.requests == number else { return }
            handler.state = .idle
            guard case .success = result, head.isKeepAlive else { return context.close(promise: nil) }
            handler.wait(Int64(handler.limits.headSeconds), context) { _, context in context.close(promise: nil) }
        }
    }

    /// Answers before all has come, and closes the connection when it has, or after a while.
    private func refuse(_ head: HTTPRequestHead, _ response: WebResponse, _ context: ChannelHandlerContext) {
        state = .refused
        _ = send(head, response, keepsAlive: false, context)
        wait(Self.patience.seconds, context) { _, context in context.close(promise: nil) }
    }

    private func send(
        _ head: HTTPRequestHead, _ response: WebResponse, keepsAlive: Bool, _ context: ChannelHandlerContext
    ) -> EventLoopFuture<Void> {
        var headers = HTTPHeaders(WebResponse.everywhere.map { ($0.name, $0.value) })
        for (name, value) in response.headers { headers.replaceOrAdd(name: name, value: value) }
        headers.add(name: "Content-Length", value: "\(response.body.count)")
        headers.add(name: "Connection", value: keepsAlive ? "keep-alive" : "close")
        let start = HTTPResponseHead(
            version: head.version, status: HTTPResponseStatus(statusCode: response.status), headers: headers)
        context.write(wrapOutboundOut(.head(start)), promise: nil)
        if head.method != .HEAD, !response.body.isEmpty {
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
        }
        return context.writeAndFlush(wrapOutboundOut(.end(nil)))
    }
}

/// Time.
extension ExchangeHandler {
    /// Does something after a while, and not what was to be done before.
    private func wait(
        _ seconds: Int64, _ context: ChannelHandlerContext,
        _ body: @escaping @Sendable (ExchangeHandler, ChannelHandlerContext) -> Void
    ) {
        timer?.cancel()
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(in: .seconds(seconds)) { body(bound.value.0, bound.value.1) }
    }

    /// Refuses a body that comes too slowly, or for too long.
    private func watchUpload(_ context: ChannelHandlerContext, since start: NIODeadline) {
        wait(Int64(limits.headSeconds), context) { handler, context in
            guard case .receiving(var incoming) = handler.state else { return }
            handler.state = .idle
            let come = incoming.request.body.count
            let isSlow = come - incoming.seen < handler.limits.leastUpload
            guard !isSlow, .now() - start < .seconds(Int64(handler.limits.uploadSeconds)) else {
                return handler.refuse(incoming.head, .problem(408, "the request comes too slowly"), context)
            }
            incoming.seen = come
            handler.state = .receiving(incoming)
            handler.watchUpload(context, since: start)
        }
    }
}

extension WebResponse {
    fileprivate static func tooLarge(_ most: Int) -> WebResponse {
        .problem(413, "more than \(most) bytes are not taken")
    }
}
