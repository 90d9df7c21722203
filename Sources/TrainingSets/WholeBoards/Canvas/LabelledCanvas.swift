import Imaging

/// A picture in the making: its pixels, and of each pixel what kind of ink lies on top.
struct LabelledCanvas {
    typealias InkKind = LabelledPicture.InkKind

    private(set) var image: RGBImage
    /// One ``InkKind`` per pixel.
    private(set) var ink: [UInt8]

    /// Squares of the picture that something was written or drawn in, row by row; rulings of paper do not count.
    private(set) var busy: [Bool]
    /// False while the ground is laid that everything else may stand on.
    var marksBusy = true

    /// The side of a square of ``busy`` is 2 to this power, in pixels.
    static let busyShift = 3

    /// From this coverage on, of 255, a pixel counts as ink: 35 %.
    static let inkThreshold: UInt8 = 90

    init(width: Int, height: Int, fill: RGBImage.Color) {
        image = RGBImage(width: width, height: height)
        ink = [UInt8](repeating: InkKind.none.rawValue, count: width * height)
        busy = [Bool](
            repeating: false, count: ((width >> Self.busyShift) + 1) * ((height >> Self.busyShift) + 1))
        paint(fill)
    }

    /// Squares of ``busy`` in a row.
    var busyWidth: Int { (width >> Self.busyShift) + 1 }

    var width: Int { image.width }
    var height: Int { image.height }

    private mutating func paint(_ color: RGBImage.Color) {
        let count = width * height
        image.pixels.withUnsafeMutableBufferPointer { pixels in
            for index in 0..<count {
                pixels[index * 3] = color.red
                pixels[index * 3 + 1] = color.green
                pixels[index * 3 + 2] = color.blue
            }
        }
    }

    /// Lays ink on the picture.
    ///
    /// - Parameters:
    ///   - coverage: where the ink lies, in pixels of the picture.
    ///   - color: the ink's.
    ///   - density: how much of what lies beneath the ink hides, 0…1.
    ///   - kind: writing hides all other kinds, drawing all but writing, unknown only bare board; `nil` leaves the
    ///     kinds.
    ///   - grain: how unevenly the ink takes, 0 for marker, 0.7 for chalk.
    /// - Returns: how many pixels count as ink of that kind.
    @discardableResult
    mutating func lay(
        _ coverage: InkCoverage, color: RGBImage.Color, density: Float, kind: InkKind?, grain: Float = 0
    ) -> Int {
        let (left, right) = (max(0, coverage.x), min(width, coverage.x + coverage.width))
        let (top, bottom) = (max(0, coverage.y), min(height, coverage.y + coverage.height))
        guard left < right, top < bottom else { return 0 }
        let full = Int32(max(0, min(1, density)) * 256)
        let rough = Int32(max(0, min(1, grain)) * 256)
        let (red, green, blue) = (Int32(color.red), Int32(color.green), Int32(color.blue))
        let (width, busyWidth, marksBusy) = (width, busyWidth, marksBusy)
        var count = 0
        coverage.pixels.withUnsafeBufferPointer { source in
            image.pixels.withUnsafeMutableBufferPointer { pixels in
                ink.withUnsafeMutableBufferPointer { ink in
                    busy.withUnsafeMutableBufferPointer { busy in
                        for y in top..<bottom {
                            let busyRow = (y >> Self.busyShift) * busyWidth
                            let from = (y - coverage.y) * coverage.width - coverage.x
                            for x in left..<right where source[from + x] > 0 {
                                var share = Int32(source[from + x]) * full
                                if rough > 0 { share = (share * (256 - ((rough * Self.grain(x, y)) >> 8))) >> 8 }
                                let place = y * width + x
                                let pixel = place * 3
                                pixels[pixel] = Self.mixed(pixels[pixel], red, share)
                                pixels[pixel + 1] = Self.mixed(pixels[pixel + 1], green, share)
                                pixels[pixel + 2] = Self.mixed(pixels[pixel + 2], blue, share)
                                guard let kind, source[from + x] >= Self.inkThreshold else { continue }
                                ink[place] = Self.top(of: ink[place], and: kind)
                                if marksBusy { busy[busyRow + (x >> Self.busyShift)] = true }
                                count += 1
                            }
                        }
                    }
                }
            }
        }
        return count
    }

    /// `share` is out of 255 × 256.
    @inline(__always)
    private static func mixed(_ old: UInt8, _ new: Int32, _ share: Int32) -> UInt8 {
        let old = Int32(old)
        return UInt8(truncatingIfNeeded: old + ((new - old) * share) / 65280)
    }

    @inline(__always)
    private static func top(of old: UInt8, and new: InkKind) -> UInt8 {
        switch new {
        case .writing: new.rawValue
        case .drawing: old == InkKind.writing.rawValue ? old : new.rawValue
        case .unknown: old == InkKind.none.rawValue ? new.rawValue : old
        case .none: old
        }
    }

    /// 0…255, of a place alone: the tooth of the surface.
    @inline(__always)
    private static func grain(_ x: Int, _ y: Int) -> Int32 {
        var hash = UInt32(truncatingIfNeeded: x) &* 0x9E37_79B1 &+ UInt32(truncatingIfNeeded: y) &* 0x85EB_CA77
        hash = (hash ^ (hash >> 15)) &* 0x2C1B_3C6D
        return Int32((hash ^ (hash >> 13)) & 255)
    }

    /// For what changes all pixels at once, light and lens.
    mutating func mapImage(_ change: (inout RGBImage) -> Void) { change(&image) }

    /// For what changes the truth.
    mutating func mapInk(_ change: (inout [UInt8]) -> Void) { change(&ink) }

    /// Sets pixels of one row, without any check.
    @inline(__always)
    mutating func withRows(_ body: (UnsafeMutableBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> Void) {
        image.pixels.withUnsafeMutableBufferPointer { pixels in
            ink.withUnsafeMutableBufferPointer { ink in body(pixels, ink) }
        }
    }
}
