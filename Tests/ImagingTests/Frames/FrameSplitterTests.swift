import Testing

@testable import Imaging

@Suite struct FrameSplitterTests {
    private static let formats: [ImageFormat] = [.png, .jpeg, .pnm]

    private static func bytes(_ format: ImageFormat) throws -> [UInt8] {
        try LeptonicaWriter.bytes(TestPicture.upright, as: format)
    }

    /// All frames of a stream that comes in pieces.
    private func split(
        _ stream: [UInt8], pieces: Int = 7, maximumBytes: Int = FrameSplitter.defaultMaximumBytes
    ) -> [FrameSplitter.Frame] {
        var splitter = FrameSplitter(maximumBytes: maximumBytes)
        var frames: [FrameSplitter.Frame] = []
        for start in stride(from: 0, to: stream.count, by: pieces) {
            frames += splitter.frames(adding: stream[start..<min(start + pieces, stream.count)])
        }
        return frames + splitter.finish()
    }

    @Test(arguments: formats, [1, 7, 1 << 20]) func framesAreTakenApart(format: ImageFormat, pieces: Int) throws {
        let frame = try Self.bytes(format)
        #expect(split(frame + frame + frame, pieces: pieces) == [.success(frame), .success(frame), .success(frame)])
    }

    @Test func formatsMayBeMixedWithWhiteSpaceBetween() throws {
        let frames = try Self.formats.map(Self.bytes)
        #expect(split(Array(frames.joined(separator: [0x0D, 0x0A]))) == frames.map { .success($0) })
    }

    @Test func aFrameIsThereAsSoonAsItsLastByte() throws {
        for format in Self.formats {
            let frame = try Self.bytes(format)
            var splitter = FrameSplitter()
            #expect(splitter.frames(adding: frame.dropLast()).isEmpty)
            #expect(splitter.frames(adding: frame.suffix(1)) == [.success(frame)])
        }
    }

    @Test func nothingIsNoFrame() {
        #expect(split([]) == [])
        #expect(split(Array(" \n\n".utf8)) == [])
    }

    @Test(arguments: formats) func theLastFrameIsCutShort(format: ImageFormat) throws {
        let frame = try Self.bytes(format)
        for length in stride(from: frame.count - 1, to: frame.count / 2, by: -max(1, frame.count / 16)) {
            #expect(split(frame + frame[..<length]) == [.success(frame), .failure(.truncated(format))])
        }
    }

    /// Whoever wrote it was killed, and began anew.
    @Test(arguments: [ImageFormat.png, .jpeg], [5, 12, 20])
    func aFrameIsCutShortByTheNext(format: ImageFormat, missing: Int) throws {
        let frame = try Self.bytes(format)
        let frames = split(Array(frame.dropLast(missing)) + frame + frame)
        #expect(frames.dropFirst() == [.success(frame), .success(frame)])
        #expect(throws: ImageError.self) { try frames[0].get() }
    }

    @Test func aLengthThatLies() throws {
        let frame = try Self.bytes(.png)
        var damaged = frame
        // The first byte of IHDR's length, then its last: far beyond the stream, and a little beyond its chunk.
        for (position, expected) in [(8, ImageError.truncated(.png)), (11, .damaged(.png))] {
            damaged[position] = 0x51
            #expect(split(frame + damaged + frame).last == .success(frame))
            #expect(split(frame + damaged + frame)[1] == .failure(expected))
            damaged[position] = frame[position]
        }
    }

    @Test func whatIsNoFrame() throws {
        let frame = try Self.bytes(.jpeg)
        let junk = Array("Content-Type: image/jpeg\r\n\r\n".utf8)
        #expect(
            split(junk + frame + junk + junk + frame) == [
                .failure(.notAFrame), .success(frame), .failure(.notAFrame), .success(frame),
            ])
        for text in ["P", "P5", "P2 2 2 255 0 0 0 0", "GIF89a", "hello"] {
            #expect(split(Array(text.utf8)) == [.failure(.notAFrame)])
        }
    }

    @Test func aFrameThatIsTooLong() throws {
        let (small, large) = (try Self.bytes(.png), Array("P5 60000 60000 255\n".utf8))
        #expect(
            split(large + [1, 2, 3] + small, maximumBytes: small.count) == [
                .failure(.frameTooLong(maximumBytes: small.count)), .success(small),
            ])
        #expect(split(small, maximumBytes: small.count - 1) == [.failure(.frameTooLong(maximumBytes: small.count - 1))])
    }

    @Test func headersOfAnyMaps() {
        for (header, size) in [
            ("P4 9 2\n", 4), ("P5\n# a comment\n3 2 # and another\n255\n", 6), ("P5 3 2 65535\n", 12),
            ("P6\r3\t2 1\n", 18),
            ("P7\nWIDTH 3\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n", 24),
        ] {
            let frame = Array(header.utf8) + [UInt8](repeating: 0x20, count: size)
            #expect(split(frame + frame, pieces: 1) == [.success(frame), .success(frame)], "\(header)")
        }
        for header in ["P5 0 2 255\n", "P6 2 2 x\n", "P7\nWIDTH 3\nENDHDR\n", "P5 9223372036854775807 3 255\n"] {
            #expect(split(Array(header.utf8)) == [.failure(.notAFrame)], "\(header)")
        }
    }

    @Test func noiseEndsAndLeavesNothingInMemory() {
        var state: UInt64 = 1
        let noise = (0..<300_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: state >> 56)
        }
        #expect(split(noise, pieces: 4096).allSatisfy { (try? $0.get()) == nil })
    }
}
