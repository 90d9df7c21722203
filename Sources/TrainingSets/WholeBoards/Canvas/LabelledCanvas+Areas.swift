import Glibc
import Imaging

/// Areas of colour: boards, notes, furniture.
extension LabelledCanvas {
    /// Fills a polygon given by its corners in pixels; sides may not cross each other.
    ///
    /// `opacity` is 0…1. `kind` is what all pixels of the area become, whatever they were; `nil` leaves the kinds.
    /// `texture` varies the colour from place to place.
    mutating func fill(
        _ corners: [SIMD2<Float>], color: RGBImage.Color, opacity: Float = 1, kind: InkKind?,
        texture: SurfaceTexture? = nil
    ) {
        let (width, height) = (width, height)
        let share = Int32(opacity * 256)
        withRows { pixels, ink in
            Self.forEachSpan(of: corners, width: width, height: height) { y, start, end in
                let first = max(0, Int(start))
                let last = min(width - 1, Int(end))
                guard first <= last else { return }
                for x in first...last {
                    let part = min(end, Float(x + 1)) - max(start, Float(x))
                    guard part > 0 else { continue }
                    let place = y * width + x
                    let own = part >= 1 ? share : Int32(Float(share) * part)
                    let change = texture.map { $0.value(x, y) } ?? 0
                    Self.mix(pixels, place * 3, Int32(color.red) + change, own)
                    Self.mix(pixels, place * 3 + 1, Int32(color.green) + change, own)
                    Self.mix(pixels, place * 3 + 2, Int32(color.blue) + change, own)
                    if let kind, part >= 0.5 { ink[place] = kind.rawValue }
                }
            }
        }
    }

    @inline(__always)
    private static func mix(
        _ pixels: UnsafeMutableBufferPointer<UInt8>, _ index: Int, _ new: Int32, _ share: Int32
    ) {
        let old = Int32(pixels[index])
        pixels[index] = UInt8(truncatingIfNeeded: old + ((max(0, min(255, new)) - old) * share) >> 8)
    }

    /// The stretches of each row within a polygon, by the even-odd rule at the rows' middles.
    @inline(__always)
    static func forEachSpan(
        of corners: [SIMD2<Float>], width: Int, height: Int, _ body: (Int, Float, Float) -> Void
    ) {
        let bounds = InkBounds([corners])
        guard corners.count > 2, bounds.isDrawable else { return }
        let top = max(0, Int((bounds.minimum.y - 0.5).rounded(.up)))
        let bottom = min(height - 1, Int((bounds.maximum.y - 0.5).rounded(.down)))
        guard top <= bottom else { return }
        var crossings: [Float] = []
        for row in top...bottom {
            let y = Float(row) + 0.5
            crossings.removeAll(keepingCapacity: true)
            var before = corners[corners.count - 1]
            for corner in corners {
                if (before.y <= y) != (corner.y <= y) {
                    crossings.append(before.x + (corner.x - before.x) * (y - before.y) / (corner.y - before.y))
                }
                before = corner
            }
            crossings.sort()
            for index in stride(from: 0, to: crossings.count - 1, by: 2) {
                let (start, end) = (max(0, crossings[index]), min(Float(width), crossings[index + 1]))
                if start < end { body(row, start, end) }
            }
        }
    }

    /// The share of a polygon in which something has been written or drawn; 1 for one outside the picture.
    func busyShare(in corners: [SIMD2<Float>]) -> Float {
        let scale = Float(1 << Self.busyShift)
        let width = busyWidth
        var (found, all) = (0, 0)
        Self.forEachSpan(of: corners.map { $0 / scale }, width: width, height: busy.count / width) { y, start, end in
            for x in Int(start)..<min(width, Int(end.rounded(.up))) {
                all += 1
                if busy[y * width + x] { found += 1 }
            }
        }
        return all == 0 ? 1 : Float(found) / Float(all)
    }

    /// How many pixels within a polygon are of a kind, and how many there are.
    func count(_ kinds: Set<InkKind>, in corners: [SIMD2<Float>]) -> (found: Int, area: Int) {
        var isWanted = [false, false, false, false]
        for kind in kinds { isWanted[Int(kind.rawValue)] = true }
        var result = (found: 0, area: 0)
        let width = width
        ink.withUnsafeBufferPointer { ink in
            Self.forEachSpan(of: corners, width: width, height: height) { y, start, end in
                let last = min(width, Int(end.rounded(.up)))
                for x in Int(start)..<last where isWanted[Int(ink[y * width + x])] { result.found += 1 }
                result.area += last - Int(start)
            }
        }
        return result
    }

    /// How much the writing within a polygon differs from the bare ground there, in gray levels; `nil` without either.
    func contrastOfWriting(in corners: [SIMD2<Float>]) -> Float? {
        var sums = [SIMD4<Float>](repeating: .zero, count: 2)
        let width = width
        Self.forEachSpan(of: corners, width: width, height: height) { y, start, end in
            for x in Int(start)..<min(width, Int(end.rounded(.up))) where ink[y * width + x] <= 1 {
                let place = (y * width + x) * 3
                sums[Int(ink[y * width + x])] += SIMD4(
                    Float(image.pixels[place]), Float(image.pixels[place + 1]), Float(image.pixels[place + 2]), 1)
            }
        }
        guard sums[0].w > 3, sums[1].w > 3 else { return nil }
        let difference = sums[0] / sums[0].w - sums[1] / sums[1].w
        return max(abs(difference.x), abs(difference.y), abs(difference.z))
    }

    /// Makes the writing of a line that cannot be read any more unknown, with the pixels that its corners cut.
    mutating func forget(_ line: LabelledPicture.Line) {
        let corners = line.corners
        let reach: Float = 1.5
        let grown = corners.indices.map { index in
            let corner = corners[index]
            let (next, before) = (corners[(index + 1) % 4], corners[(index + 3) % 4])
            return corner - ((next - corner).direction + (before - corner).direction) * reach
        }
        replace(.writing, with: .unknown, in: grown)
    }

    /// Makes one kind another within a polygon.
    private mutating func replace(_ old: InkKind, with new: InkKind, in corners: [SIMD2<Float>]) {
        let (width, height) = (width, height)
        mapInk { ink in
            ink.withUnsafeMutableBufferPointer { ink in
                Self.forEachSpan(of: corners, width: width, height: height) { y, start, end in
                    for x in Int(start)..<min(width, Int(end.rounded(.up))) where ink[y * width + x] == old.rawValue {
                        ink[y * width + x] = new.rawValue
                    }
                }
            }
        }
    }

    /// The mean colour at some places of the picture; `nil` when none is within it.
    func color(at places: [SIMD2<Float>]) -> RGBImage.Color? {
        var sums = (0, 0, 0, 0)
        for place in places where place.x >= 0 && place.y >= 0 && place.x < Float(width) && place.y < Float(height) {
            let color = image[Int(place.x), Int(place.y)]
            sums = (sums.0 + Int(color.red), sums.1 + Int(color.green), sums.2 + Int(color.blue), sums.3 + 1)
        }
        guard sums.3 > 0 else { return nil }
        return RGBImage.Color(
            red: UInt8(sums.0 / sums.3), green: UInt8(sums.1 / sums.3), blue: UInt8(sums.2 / sums.3))
    }
}
