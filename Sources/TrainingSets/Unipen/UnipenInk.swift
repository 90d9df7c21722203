import Finding

/// The pen components of one UNIPEN file and the files it includes, in the order the segments count them.
struct UnipenInk: Sendable {
    struct Component: Sendable {
        /// False while the pen hovered.
        var isDown: Bool
        /// y points down, both axes in x's unit.
        var points: [SIMD2<Float>]
        /// The `.WRITER_ID` in force, if any.
        var writer: String?
    }

    private(set) var components: [Component] = []
    private var writer: String?
    /// Numbers per point and the places of x and y among them, from `.COORD`.
    private var stride = 2
    private var xPlace = 0
    private var yPlace = 1
    private var unitsPerX: Float = 1
    private var unitsPerY: Float = 1

    init() {}

    /// Adds what the bytes of one file hold; `include` is called with the path of each `.INCLUDE`, where it stands.
    mutating func append(
        _ bytes: UnsafeBufferPointer<UInt8>, include: (String, inout UnipenInk) -> Void
    ) {
        var scanner = UnipenScanner(bytes)
        scanner.skipToKeyword()
        while !scanner.isAtEnd {
            read(keyword: scanner.line(), from: &scanner, include: include)
            scanner.skipToKeyword()
        }
    }

    private mutating func read(
        keyword line: Substring, from scanner: inout UnipenScanner, include: (String, inout UnipenInk) -> Void
    ) {
        let words = line.split(maxSplits: 8, whereSeparator: { $0 == " " || $0 == "\t" })
        switch words.first {
        case ".PEN_DOWN": appendComponent(isDown: true, from: &scanner)
        case ".PEN_UP": appendComponent(isDown: false, from: &scanner)
        case ".WRITER_ID": writer = words.dropFirst().joined(separator: "_")
        case ".COORD": setCoordinates(words.dropFirst())
        case ".X_POINTS_PER_INCH", ".X_POINTS_PER_MM": unitsPerX = words.dropFirst().first.flatMap { Float($0) } ?? 1
        case ".Y_POINTS_PER_INCH", ".Y_POINTS_PER_MM": unitsPerY = words.dropFirst().first.flatMap { Float($0) } ?? 1
        case ".INCLUDE": if let path = words.dropFirst().first { include(String(path), &self) }
        default: break
        }
    }

    private mutating func setCoordinates(_ names: ArraySlice<Substring>) {
        let names = Array(names)
        guard let x = names.firstIndex(of: "X"), let y = names.firstIndex(of: "Y") else { return }
        (stride, xPlace, yPlace) = (names.count, x, y)
    }

    /// A `.PEN_UP` without points is only the end of a stroke and is not counted; one with points is a component.
    private mutating func appendComponent(isDown: Bool, from scanner: inout UnipenScanner) {
        let aspect = unitsPerY > 0 && unitsPerX > 0 ? unitsPerX / unitsPerY : 1
        var points: [SIMD2<Float>] = []
        while !scanner.isAtEnd, !scanner.isAtKeyword {
            var place = 0
            var point = SIMD2<Float>()
            while let value = scanner.number() {
                if place == xPlace { point.x = value }
                if place == yPlace { point.y = -value * aspect }
                if place == max(xPlace, yPlace) { points.append(point) }
                place = place + 1 < stride ? place + 1 : 0
            }
            scanner.skipLine()
        }
        // `kai` and `pri` stand a lone 0 0 where a component was taken out.
        if points.count == 1, points[0] == .zero { points = [] } else if !isDown, points.isEmpty { return }
        components.append(Component(isDown: isDown, points: points, writer: writer))
    }
}
