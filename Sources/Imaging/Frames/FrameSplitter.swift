/// Takes images apart that come one behind the other, as `ffmpeg -f image2pipe` and `cat *.png` write them.
///
/// ```swift
/// var splitter = FrameSplitter()
/// for chunk in chunks { frames += splitter.frames(adding: chunk) }
/// frames += splitter.finish()
/// ```
///
/// PNG, JPEG and binary PNM tell where they end, and may be mixed; white space may stand between them. What is no frame
/// is one failure up to the next beginning of one. At most one frame is in memory, and what was added last.
public struct FrameSplitter: Sendable {
    /// A whole file, or why there is none: ``ImageError/truncated(_:)``, ``ImageError/damaged(_:)``,
    /// ``ImageError/notAFrame`` or ``ImageError/frameTooLong(maximumBytes:)``.
    public typealias Frame = Result<[UInt8], ImageError>

    /// 256 MB: above what 80 megapixels take in a binary PNM.
    public static let defaultMaximumBytes = 1 << 28

    private enum State {
        case between
        /// Where the scan of a frame goes on.
        case inside(ImageFormat, offset: Int)
        /// What comes belongs to a frame that has failed, or to none.
        case lost
    }

    private let maximumBytes: Int
    /// What has come of the present frame and of those behind it.
    private var bytes: [UInt8] = []
    private var state = State.between

    /// - Parameter maximumBytes: a longer frame is a failure.
    public init(maximumBytes: Int = FrameSplitter.defaultMaximumBytes) { self.maximumBytes = maximumBytes }

    /// The frames that are complete, or have failed, by now.
    public mutating func frames(adding more: some Collection<UInt8>) -> [Frame] {
        bytes += more
        return frames(atEnd: false)
    }

    /// The rest, once nothing more comes: a frame without its end is truncated.
    public mutating func finish() -> [Frame] { frames(atEnd: true) }

    private mutating func frames(atEnd: Bool) -> [Frame] {
        var frames: [Frame] = []
        while let step = step(atEnd: atEnd) { if let frame = step.frame { frames.append(frame) } }
        return frames
    }

    private struct Step {
        var frame: Frame?
    }

    /// - Returns: `nil` when nothing can be told before more bytes come.
    private mutating func step(atEnd: Bool) -> Step? {
        switch state {
        case .between: begin(atEnd: atEnd)
        case .inside(let format, let offset): goOn(format, from: offset, atEnd: atEnd)
        case .lost: findBeginning(atEnd: atEnd)
        }
    }

    private mutating func begin(atEnd: Bool) -> Step? {
        bytes.removeFirst(bytes.prefix { $0 == 0x20 || (0x09...0x0D).contains($0) }.count)
        switch FrameBeginning(bytes[...]) {
        case .none where bytes.isEmpty, .undecided where !atEnd: return nil
        case .frame(let format):
            state = .inside(format, offset: 0)
            return Step()
        case .none, .undecided: return fail(.notAFrame, resumingAt: 1)
        }
    }

    private mutating func goOn(_ format: ImageFormat, from start: Int, atEnd: Bool) -> Step? {
        var offset = start
        switch FrameExtent(of: ByteReader(bytes), format: format, from: &offset) {
        case .known(let length) where length > maximumBytes:
            return fail(.frameTooLong(maximumBytes: maximumBytes), resumingAt: 1)
        case .open where bytes.count > maximumBytes:
            return fail(.frameTooLong(maximumBytes: maximumBytes), resumingAt: 1)
        case .known(let length) where length <= bytes.count:
            let frame = Array(bytes[..<length])
            bytes.removeFirst(length)
            state = .between
            return Step(frame: .success(frame))
        case .known, .open:
            state = .inside(format, offset: offset)
            // A length that lies may have swallowed others.
            return atEnd ? fail(.truncated(format), resumingAt: format == .png ? 1 : bytes.count) : nil
        case .nextBegins(let end): return fail(.truncated(format), resumingAt: end)
        case .broken: return fail(.damaged(format), resumingAt: 1)
        }
    }

    private mutating func fail(_ error: ImageError, resumingAt end: Int) -> Step {
        bytes.removeFirst(min(end, bytes.count))
        state = .lost
        return Step(frame: .failure(error))
    }

    private mutating func findBeginning(atEnd: Bool) -> Step? {
        let found = bytes.indices.first {
            FrameBeginning.mayBegin(with: bytes[$0]) && FrameBeginning(bytes[$0...]) != .none
        }
        bytes.removeFirst(found ?? bytes.count)
        guard case .frame = FrameBeginning(bytes[...]) else {
            if atEnd { bytes = [] }
            return nil
        }
        state = .between
        return Step()
    }
}
