/// Turns weak pixels that are connected to sure ones into ink and drops the others (8-connected).
enum Hysteresis {
    /// The label of a weak pixel; 1 is a sure one.
    static let weak: UInt8 = 2

    /// - Parameter labels: of values 0, 1 and ``weak``; a mask of ink afterwards.
    static func resolve(_ labels: inout InkMask) {
        let (width, height) = (labels.width, labels.height)
        labels.pixels.withUnsafeMutableBufferPointer { pixels in
            let flood = Flood(pixels: pixels, width: width, height: height)
            forEachWeak(in: UnsafeRawBufferPointer(pixels)) { flood.start(at: $0) }
            for index in 0..<pixels.count { pixels[index] &= 1 }
        }
    }

    /// Tests eight labels at once, since most of a picture has no weak ones.
    private static func forEachWeak(in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void) {
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count,
                bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x0202_0202_0202_0202 == 0
            {
                index += 8
                continue
            }
            let end = min(bytes.count, index + 8)
            while index < end {
                if bytes[index] == weak { body(index) }
                index += 1
            }
        }
    }
}

private struct Flood {
    let pixels: UnsafeMutableBufferPointer<UInt8>
    let width: Int
    let height: Int

    /// Turns a weak pixel beside ink, and all weak ones connected to it, into ink.
    func start(at index: Int) {
        guard isBesideInk(index) else { return }
        pixels[index] = 1
        var stack = [Int32(index)]
        while let next = stack.popLast() {
            forEachNeighbour(of: Int(next)) { neighbour in
                guard pixels[neighbour] == Hysteresis.weak else { return }
                pixels[neighbour] = 1
                stack.append(Int32(neighbour))
            }
        }
    }

    private func isBesideInk(_ index: Int) -> Bool {
        var found = false
        forEachNeighbour(of: index) { found = found || pixels[$0] == 1 }
        return found
    }

    @inline(__always)
    private func forEachNeighbour(of index: Int, _ body: (Int) -> Void) {
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        for neighbourY in max(0, y - 1)...min(height - 1, y + 1) {
            for neighbourX in max(0, x - 1)...min(width - 1, x + 1) { body(neighbourY * width + neighbourX) }
        }
    }
}
