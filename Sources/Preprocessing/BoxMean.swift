import Imaging

/// Running means by sums that gain a sample in front and lose one behind.
enum BoxMean {
    static func ofRows(_ plane: inout Plane, radius: Int) {
        let (width, height) = (plane.width, plane.height)
        guard width > 0 else { return }
        let divisors = Divisor.table(upTo: min(2 * radius + 1, width))
        plane.samples.withUnsafeMutableBufferPointer { samples in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { line in
                for y in 0..<height {
                    let row = UnsafeMutableBufferPointer(rebasing: samples[y * width..<(y + 1) * width])
                    _ = line.update(fromContentsOf: row)
                    means(of: UnsafeBufferPointer(line), radius: radius, divisors, into: row)
                }
            }
        }
    }

    private static func means(
        of line: UnsafeBufferPointer<UInt8>, radius: Int, _ divisors: [Divisor],
        into row: UnsafeMutableBufferPointer<UInt8>
    ) {
        let width = line.count
        var sum = line.prefix(radius).reduce(UInt32(0)) { $0 + UInt32($1) }
        var count = min(radius, width)
        func step(_ x: Int) {
            if x + radius < width {
                sum += UInt32(line[x + radius])
                count += 1
            }
            if x > radius {
                sum -= UInt32(line[x - radius - 1])
                count -= 1
            }
            row[x] = divisors[count].roundedMean(sum)
        }
        let inner = min(width, radius + 1)..<max(min(width, radius + 1), width - radius)
        for x in 0..<inner.lowerBound { step(x) }
        if !inner.isEmpty {
            let divisor = divisors[count]
            for x in inner {
                sum = sum &+ UInt32(line[x &+ radius]) &- UInt32(line[x &- radius &- 1])
                row[x] = divisor.roundedMean(sum)
            }
        }
        for x in inner.upperBound..<width { step(x) }
    }

    static func ofColumns(_ plane: inout Plane, radius: Int) {
        let (width, height) = (plane.width, plane.height)
        guard width > 0, height > 0 else { return }
        let divisors = Divisor.table(upTo: min(2 * radius + 1, height))
        let source = plane.samples
        source.withUnsafeBufferPointer { source in
            plane.samples.withUnsafeMutableBufferPointer { target in
                var sums = [UInt32](repeating: 0, count: width)
                sums.withUnsafeMutableBufferPointer { sums in
                    func add(_ y: Int) { for x in 0..<width { sums[x] &+= UInt32(source[y &* width &+ x]) } }
                    func remove(_ y: Int) { for x in 0..<width { sums[x] &-= UInt32(source[y &* width &+ x]) } }
                    for y in 0..<min(radius, height) { add(y) }
                    var count = min(radius, height)
                    for y in 0..<height {
                        if y + radius < height {
                            add(y + radius)
                            count += 1
                        }
                        if y > radius {
                            remove(y - radius - 1)
                            count -= 1
                        }
                        let divisor = divisors[count]
                        for x in 0..<width { target[y &* width &+ x] = divisor.roundedMean(sums[x]) }
                    }
                }
            }
        }
    }
}
