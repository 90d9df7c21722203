import Glibc
import GlyphTraining
import Imaging

/// Sheets of paper that lie on something: cards, pages, notes.
extension BoardSketch {
    /// Lays a sheet, with its shadow, and draws on it; the sheet reaches from zero to its size.
    mutating func sheet(
        _ size: SIMD2<Float>, at placement: SheetPlacement, paper: RGBImage.Color, shadow: SIMD2<Float>,
        grain: Float = 0, _ work: (inout BoardSketch) -> Void
    ) {
        let area = BoardArea(.zero, size)
        on(placement) { sketch in
            sketch.castShadow(of: area, by: shadow)
            sketch.lay(area, paper: paper, bend: placement.bend, grain: grain)
            work(&sketch)
        }
    }

    /// A soft shadow on the ground beside a sheet.
    private mutating func castShadow(of area: BoardArea, by shift: SIMD2<Float>) {
        let steps = 4
        for step in 1...steps {
            let share = Float(step) / Float(steps)
            let cast = BoardArea(area.minimum + shift * share * 0.4, area.maximum + shift * share)
            fill(cast, color: RGBImage.Color(gray: 10), opacity: 0.14, kind: nil)
        }
    }

    /// The paper itself, lighter and darker where it bends.
    private mutating func lay(_ area: BoardArea, paper: RGBImage.Color, bend: SheetBend, grain: Float) {
        let texture = grain > 0 ? SurfaceTexture(.plaster, strength: grain, using: &random) : nil
        let isFlat = bend == SheetBend()
        let (count, depth) = (isFlat ? 1 : 24, random.uniform(0.5, 2))
        for (index, strip) in area.columns(count, gap: 0).enumerated() {
            let shade = 1 - max(-0.35, min(0.35, bend.slope(at: strip.center.x) * depth)) * (isFlat ? 0 : 1)
            // Strips overlap, or the ground would shine through.
            let over = BoardArea(
                strip.minimum, SIMD2(index == count - 1 ? strip.right : strip.right + 1.5 * unit, strip.bottom))
            fill(over, color: paper.scaled(by: shade), kind: LabelledPicture.InkKind.none, texture: texture)
        }
        edge(area.corners, color: paper.scaled(by: random.pick([0.7, 0.85, 1.1])), width: 1.3 * unit, density: 0.5)
    }

    /// How paper may bend; most lies flat.
    mutating func bend(of size: SIMD2<Float>, flatShare: Float) -> SheetBend {
        guard !random.chance(flatShare) else { return SheetBend() }
        var bend = SheetBend()
        if random.chance(0.7) {
            bend.frequency = random.uniform(0.6, 4) * .pi / size.x
            bend.height = random.uniform(0.1, 0.35) / bend.frequency * random.pick([0.3, 0.6, 1])
            bend.phase = random.uniform(0, 6)
        } else {
            bend.fold = size.x * random.uniform(0.25, 0.75)
            bend.slope = random.uniform(-0.2, 0.2)
        }
        return bend
    }

    /// Creases where paper was folded once.
    mutating func creases(_ area: BoardArea, paper: RGBImage.Color) {
        for _ in 0..<random.integer(1...3) {
            let share = random.pick([0.33, 0.5, 0.5, 0.66]) + random.normal() * 0.02
            let isUpright = random.chance(0.5)
            let from = isUpright ? SIMD2(area.width * share, area.top) : SIMD2(area.left, area.height * share)
            let to = isUpright ? SIMD2(from.x, area.bottom) : SIMD2(area.right, from.y)
            let tone: Float = random.pick([0.55, 0.75, 1.25])
            let beside = BoardArea(
                isUpright ? from - SIMD2(area.width * 0.06, 0) : from - SIMD2(0, area.height * 0.05), to)
            fill(beside, color: paper.scaled(by: 0.6), opacity: random.uniform(0, 0.2), kind: nil)
            with(Ink(color: paper.scaled(by: tone), pen: random.uniform(0.9, 2) * unit, density: 0.5)) {
                $0.line(from: from, to: to)
            }
        }
    }

    /// Whether anything within a distance of a point can be seen.
    func isInPicture(_ point: SIMD2<Float>, reach: Float) -> Bool {
        let (seen, reach) = (view(point), reach / max(unit, 0.001))
        return seen.x > -reach && seen.y > -reach && seen.x < Float(canvas.width) + reach
            && seen.y < Float(canvas.height) + reach
    }
}
