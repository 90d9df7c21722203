import Imaging

/// Whether ink is darker than its ground (paper, whiteboard) or lighter (blackboard, inverted print).
public enum Polarity: Sendable {
    /// Ink is darker than its ground.
    case darkOnLight
    /// Ink is lighter than its ground.
    case lightOnDark

    /// The other one of the two.
    public var opposite: Polarity { self == .darkOnLight ? .lightOnDark : .darkOnLight }

    /// Half the side of the neighbourhood: the picture's longer side divided by the first number, but not fewer pixels
    /// than the second.
    private static let (neighbourhood, leastRadius) = (60, 8)

    /// Guesses the polarity from the sign of the third moment of deviations from the local mean.
    ///
    /// Ink covers little of a picture, so those deviations are skewed to its side. The luminance is that of a picture
    /// reduced to about half a megapixel.
    static func estimate(gray: Plane) -> Polarity {
        let count = gray.samples.count
        let local = BoxFilters.mean(gray, radius: max(leastRadius, max(gray.width, gray.height) / neighbourhood))
        // The cubes are below 2²⁴ and summed as whole numbers, so that the sum is the same in any order.
        var moment: Int64 = 0
        gray.samples.withUnsafeBufferPointer { gray in
            local.samples.withUnsafeBufferPointer { local in
                for index in 0..<count {
                    let deviation = Int32(gray[index]) &- Int32(local[index])
                    moment &+= Int64(deviation &* deviation &* deviation)
                }
            }
        }
        return moment > 0 ? .lightOnDark : .darkOnLight
    }

    /// ITU-R BT.601 luminance of red, green and blue.
    static func luminance(of channels: [Plane]) -> Plane {
        let count = channels[0].samples.count
        let samples = channels[0].samples.withUnsafeBufferPointer { red in
            channels[1].samples.withUnsafeBufferPointer { green in
                channels[2].samples.withUnsafeBufferPointer { blue in
                    [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
                        for index in 0..<count {
                            let sum = UInt32(red[index]) &* 77 &+ UInt32(green[index]) &* 150
                            target[index] = UInt8(truncatingIfNeeded: (sum &+ UInt32(blue[index]) &* 29) >> 8)
                        }
                        initialized = count
                    }
                }
            }
        }
        return Plane(width: channels[0].width, height: channels[0].height, samples: samples)
    }
}
