/// Running maximum or minimum by doubling: the extremum of a window of w samples is that of two windows of the largest
/// power of two below w, and those come out of ones half as wide.
///
/// Log2(w) passes, each of which the compiler turns into instructions on many samples at once, beat the three
/// comparisons a pixel of van Herk's algorithm (1992, doi:10.1016/0167-8655(92)90069-C), which depend on one another.
enum BoxExtremum {
    static func apply(to plane: inout Plane, radius: Int, dilates: Bool) {
        let (width, height) = (plane.width, plane.height)
        guard width > 0, height > 0, radius > 0 else { return }
        plane.samples.withUnsafeMutableBufferPointer { samples in
            guard let start = samples.baseAddress else { return }
            // A window that reaches farther than the picture sees no more of it.
            rows(start, width: width, height: height, radius: min(radius, width), dilates: dilates)
            columns(start, width: width, height: height, radius: min(radius, height), dilates: dilates)
        }
    }

    private static func rows(
        _ samples: UnsafeMutablePointer<UInt8>, width: Int, height: Int, radius: Int, dilates: Bool
    ) {
        let padded = width + 2 * radius
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: padded) { buffer in
            guard let line = buffer.baseAddress else { return }
            for y in 0..<height {
                let row = samples + y * width
                buffer.update(repeating: dilates ? 0 : 255)
                (line + radius).update(from: row, count: width)
                double(line, count: padded, unit: 1, window: 2 * radius + 1, dilates: dilates)
                row.update(from: line, count: width)
            }
        }
    }

    /// Strips of columns narrow enough for the cache, each with a border above and below.
    private static func columns(
        _ samples: UnsafeMutablePointer<UInt8>, width: Int, height: Int, radius: Int, dilates: Bool
    ) {
        let stripWidth = min(width, 64)
        let padded = height + 2 * radius
        let strip = UnsafeMutablePointer<UInt8>.allocate(capacity: stripWidth * padded)
        defer { strip.deallocate() }
        for left in stride(from: 0, to: width, by: stripWidth) {
            let used = min(stripWidth, width - left)
            strip.update(repeating: dilates ? 0 : 255, count: stripWidth * padded)
            for y in 0..<height {
                (strip + (y + radius) * stripWidth).update(from: samples + y * width + left, count: used)
            }
            double(
                strip, count: stripWidth * padded, unit: stripWidth, window: 2 * radius + 1, dilates: dilates)
            for y in 0..<height {
                (samples + y * width + left).update(from: strip + y * stripWidth, count: used)
            }
        }
    }

    /// Replaces each sample by the extremum of the `window` samples that begin with it, `unit` apart; the last
    /// `window - 1` units are left without meaning.
    private static func double(
        _ samples: UnsafeMutablePointer<UInt8>, count: Int, unit: Int, window: Int, dilates: Bool
    ) {
        var reach = 1
        while reach < window {
            let step = min(reach, window - reach)
            merge(samples, samples + step * unit, count: count - step * unit, dilates: dilates)
            reach += step
        }
    }

    /// `target[i] = extremum(target[i], source[i])`; `source` may lie ahead of `target` in the same memory.
    private static func merge(
        _ target: UnsafeMutablePointer<UInt8>, _ source: UnsafePointer<UInt8>, count: Int, dilates: Bool
    ) {
        // Sixteen at a time are read before any is written, so that the overlap does no harm.
        let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
        var index = 0
        while index + 16 <= count {
            let ahead = from.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            let here = UnsafeRawPointer(to).loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
            let merged = dilates ? pointwiseMax(here, ahead) : pointwiseMin(here, ahead)
            to.storeBytes(of: merged, toByteOffset: index, as: SIMD16<UInt8>.self)
            index += 16
        }
        while index < count {
            target[index] = dilates ? max(target[index], source[index]) : min(target[index], source[index])
            index += 1
        }
    }
}
