import CFreeType

/// Collects what FreeType tells of an outline, with its curves broken into short straight stretches.
struct OutlinePath {
    private(set) var contours: [[SIMD2<Float>]] = []
    /// Stretches per curve: at 256 pixels per em the error is below half a pixel for any letter's curve.
    private static let steps = 8

    mutating func move(_ to: UnsafePointer<FT_Vector>?) {
        guard let to = Self.point(to) else { return }
        contours.append([to])
    }

    mutating func line(_ to: UnsafePointer<FT_Vector>?) {
        guard let to = Self.point(to), !contours.isEmpty else { return }
        contours[contours.count - 1].append(to)
    }

    mutating func conic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
        guard let control = Self.point(control), let to = Self.point(to), let from = contours.last?.last else { return }
        for step in 1...Self.steps {
            let t = Float(step) / Float(Self.steps)
            let a = from * ((1 - t) * (1 - t))
            let b = control * (2 * t * (1 - t))
            contours[contours.count - 1].append(a + b + to * (t * t))
        }
    }

    mutating func cubic(
        _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
    ) {
        guard let first = Self.point(first), let second = Self.point(second), let to = Self.point(to),
            let from = contours.last?.last
        else { return }
        for step in 1...Self.steps {
            let t = Float(step) / Float(Self.steps)
            let u = 1 - t
            let start = from * (u * u * u) + first * (3 * u * u * t)
            let end = second * (3 * u * t * t) + to * (t * t * t)
            contours[contours.count - 1].append(start + end)
        }
    }

    /// FreeType hands the path back as an untyped pointer; 0 tells it to go on.
    static func at(_ pointer: UnsafeMutableRawPointer?, _ change: (inout OutlinePath) -> Void) -> Int32 {
        guard let path = pointer?.assumingMemoryBound(to: OutlinePath.self) else { return 1 }
        change(&path.pointee)
        return 0
    }

    private static func point(_ vector: UnsafePointer<FT_Vector>?) -> SIMD2<Float>? {
        vector.map { SIMD2(Float($0.pointee.x), Float($0.pointee.y)) }
    }
}
