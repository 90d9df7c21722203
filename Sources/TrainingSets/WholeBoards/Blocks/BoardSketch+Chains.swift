import Glibc
import GlyphTraining
import Imaging

/// Words joined by arrows on one baseline, words around a middle, and digits of seven segments.
extension BoardSketch {
    /// "This → that → other" with drawn arrows, framed or not.
    mutating func chain(in area: BoardArea, capital: Float) {
        var y = area.top + capital * 1.3
        for _ in 0..<random.integer(1...4) where y + capital * 0.5 < area.bottom {
            var x = area.left
            let block = newBlock()
            let isFramed = random.chance(0.3)
            while x < area.right,
                let word = fitted(phrases.label(using: &random), width: area.right - x, capital: capital)
            {
                let extent = write(word, at: SIMD2(x, y), capital: capital, block: isFramed ? newBlock() : block)
                if isFramed { box(surroundings(of: extent, padding: capital * 0.35)) }
                let start = x + word.width + capital * (isFramed ? 0.5 : random.uniform(0.2, 0.5))
                let end = start + capital * random.uniform(1.2, 4)
                guard end + capital * 3 < area.right, random.chance(0.85) else { break }
                let height = y - capital * random.uniform(0.3, 0.5)
                line(from: SIMD2(start, height), to: SIMD2(end, height))
                arrowHead(at: SIMD2(end, height), from: SIMD2(start, height), size: capital * random.uniform(0.4, 0.8))
                x = end + capital * (isFramed ? 0.5 : random.uniform(0.15, 0.5))
            }
            y += capital * random.uniform(2, 4)
        }
    }

    /// A framed label with others about it, each at the end of a spoke.
    mutating func mindMap(in area: BoardArea, capital: Float) {
        let middle = BoardArea(center: area.center, size: area.size * 0.35)
        guard
            let hub = framedLabel(random.pick([.ellipse, .cloud, .box, .rounded]), in: middle, capital: capital * 1.2)
        else { return }
        let count = random.integer(3...9)
        let turn = random.uniform(0, 2 * .pi)
        for index in 0..<count {
            let angle = turn + (Float(index) + random.uniform(-0.2, 0.2)) / Float(count) * 2 * .pi
            let way = SIMD2(cos(angle), sin(angle))
            let end = hub.center + way * (hub.size / 2 + SIMD2(repeating: capital * random.uniform(2, 5)))
            guard area.contains(end),
                let text = fitted(phrases.label(using: &random), width: area.width * 0.3, capital: capital)
            else { continue }
            connect(
                hub.grown(by: capital * 0.3), BoardArea(center: end, size: .zero),
                way: random.chance(0.6) ? .straight : .curved, head: capital * random.uniform(0.3, 0.8))
            let left =
                way.x < -0.3
                ? end.x - text.width - capital * 0.4 : way.x > 0.3 ? end.x + capital * 0.4 : end.x - text.width / 2
            let baseline = end.y + (abs(way.x) > 0.3 ? capital / 2 : way.y > 0 ? capital * 1.4 : -capital * 0.5)
            let wanted = BoardArea(SIMD2(left, baseline - capital), SIMD2(left + text.width, baseline + capital * 0.2))
            guard isFree(wanted), area.grown(by: capital).contains(wanted.minimum) else { continue }
            let extent = write(text, at: SIMD2(left, baseline), capital: capital, block: newBlock())
            if random.chance(0.25) { frame(.rounded, around: surroundings(of: extent, padding: capital * 0.4)) }
        }
    }

    /// A clock's or a meter's digits, lit or dark.
    mutating func display(_ area: BoardArea, capital: Float) {
        let isLit = random.chance(0.5)
        let ground =
            isLit
            ? RGBImage.Color(gray: random.uniform(8, 40)) : RGBImage.Color(185, 195, 170).varied(by: 12, using: &random)
        fill(area, color: ground, kind: LabelledPicture.InkKind.none)
        let lit: [RGBImage.Color] = [.init(255, 60, 40), .init(90, 255, 120), .init(120, 200, 255), .init(gray: 250)]
        ink.color = isLit ? random.pick(lit) : RGBImage.Color(gray: 35)
        ink.density = random.uniform(0.7, 0.97)
        let own = hand
        hand.setter = SegmentLineSetter(thickness: random.uniform(0.1, 0.17), slant: random.uniform(0, 0.15))
        hand.words = nil
        var y = area.top + capital * random.uniform(1.5, 2.5)
        while y < area.bottom - capital * 0.4 {
            let text = random.pick([
                "\(random.integer(0...99999))", "\(random.integer(0...23)):\(random.integer(10...59))",
                "\(random.integer(0...99)).\(random.integer(0...9))", "-\(random.integer(1...30))",
                "\(random.integer(0...999)) \(random.integer(0...999))",
            ])
            let size = capital * random.uniform(0.8, 1.6)
            if let line = fitted(text, width: area.width - capital, capital: size) {
                write(line, at: SIMD2(area.center.x - line.width / 2, y), capital: size, block: newBlock())
            }
            y += capital * random.uniform(2.5, 4)
        }
        hand = own
        if random.chance(0.5) { frame(.box, around: area.inset(by: capital * 0.2)) }
    }
}

/// Sets numbers as displays of seven segments show them.
struct SegmentLineSetter: LineSetter {
    /// Of a segment, in heights of a digit.
    let thickness: Float
    /// How far a digit's top leans to the right.
    let slant: Float

    /// Segments A to G of each digit, bit by bit.
    private static let digits: [UInt8] = [0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F]
    private static let width: Float = 0.52
    /// Where each segment begins and ends: x in widths, y in heights above the baseline.
    private static let ends: [(SIMD2<Float>, SIMD2<Float>)] = [
        ([0, 1], [1, 1]), ([1, 1], [1, 0.5]), ([1, 0.5], [1, 0]), ([0, 0], [1, 0]), ([0, 0.5], [0, 0]),
        ([0, 1], [0, 0.5]), ([0, 0.5], [1, 0.5]),
    ]

    func canSet(_ character: Character) -> Bool { character.isWholeNumber || ".:-".contains(character) }

    func set(_ text: String, height: Float, using random: inout SplitMix64) -> SetLine {
        var line = LineBuilder(height: height)
        for character in text {
            if character == " " {
                line.space(0.6)
            } else if let digit = character.wholeNumberValue, Self.digits.indices.contains(digit) {
                let lit = (0..<7).filter { Self.digits[digit] >> UInt8($0) & 1 == 1 }
                line.add(
                    String(character), shape: .outline(lit.map { bar(Self.ends[$0]) }), width: Self.width, gap: 0.24)
            } else if character == "-" {
                line.add("-", shape: .outline([bar(Self.ends[6])]), width: Self.width, gap: 0.24)
            } else {
                let heights: [Float] = character == ":" ? [0.3, 0.7] : [0.05]
                let dots = heights.map { square(SIMD2(0.06, -$0)) }
                line.add(String(character), shape: .outline(dots), width: 0.12, gap: 0.2)
            }
        }
        return line.finished
    }

    /// A segment as a bar a little shorter than the way between its ends.
    private func bar(_ ends: (SIMD2<Float>, SIMD2<Float>)) -> [SIMD2<Float>] {
        let (from, to) = (leaning(ends.0), leaning(ends.1))
        let along = (to - from).direction
        let side = along.turned * thickness / 2
        let (start, end) = (from + along * thickness * 0.2, to - along * thickness * 0.2)
        return [start - side, end - side, end + side, start + side]
    }

    private func leaning(_ point: SIMD2<Float>) -> SIMD2<Float> {
        let inset = thickness / 2
        let y = inset + point.y * (1 - thickness)
        return SIMD2(inset + point.x * (Self.width - thickness) + slant * y, -y)
    }

    private func square(_ center: SIMD2<Float>) -> [SIMD2<Float>] {
        let half = thickness / 2
        return [[-half, -half], [half, -half], [half, half], [-half, half]].map { center + $0 }
    }
}
