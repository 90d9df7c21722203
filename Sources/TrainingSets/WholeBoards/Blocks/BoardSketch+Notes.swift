import Glibc
import GlyphTraining
import Imaging

/// Sticky notes.
extension BoardSketch {
    /// A note, often turned a little, with its shadow and what it says.
    mutating func note(_ area: BoardArea, capital: Float, color: RGBImage.Color? = nil) {
        let paper = (color ?? random.pick(BoardPalette.notes)).varied(by: 6, using: &random)
        let angle = random.chance(0.4) ? 0 : random.normal() * 0.07
        let corners = area.corners.map { rotated($0, about: area.center, by: angle) }
        let drop = SIMD2(repeating: capital * 0.15)
        fill(corners.map { $0 + drop }, color: RGBImage.Color(gray: 40), opacity: random.uniform(0.1, 0.4), kind: nil)
        fill(corners, color: paper, kind: LabelledPicture.InkKind.none)
        edge(corners, color: paper.scaled(by: 0.85), width: 1.4 * unit, density: 0.5)
        guard random.chance(0.92) else { return }
        let own = ink
        let colors = BoardPalette.visible(inks + [RGBImage.Color(gray: 30)], on: paper)
        ink.color = random.chance(0.6) ? (colors.last ?? ink.color) : random.pick(colors)
        ink.grain = 0
        fillNote(area.inset(by: capital * random.uniform(0.3, 0.8)), angle: angle, capital: capital)
        ink = own
    }

    private func rotated(_ point: SIMD2<Float>, about center: SIMD2<Float>, by angle: Float) -> SIMD2<Float> {
        let away = point - center
        return center + SIMD2(away.x * cos(angle) - away.y * sin(angle), away.x * sin(angle) + away.y * cos(angle))
    }

    private mutating func fillNote(_ area: BoardArea, angle: Float, capital: Float) {
        let pitch = random.uniform(1.35, 1.8)
        let limit = Int((area.height - capital) / (capital * pitch)) + 1
        guard area.height > capital, limit > 0 else { return }
        let text = phrases.words(1...max(2, min(9, limit * 2)), using: &random)
        let lines = broken(text, width: area.width, capital: capital, lines: limit)
        let isCentered = random.chance(0.5)
        let block = newBlock()
        let top = random.chance(0.5) ? area.top : area.center.y - capital * (1 + pitch * Float(lines.count - 1)) / 2
        for (index, line) in lines.enumerated() {
            let left = isCentered ? area.center.x - line.width / 2 : area.left
            let place = SIMD2(left, top + capital * (1 + Float(index) * pitch))
            write(
                line, at: rotated(place, about: area.center, by: angle), angle: angle + random.normal() * slant,
                capital: capital, block: block)
        }
    }

    /// Notes side by side, on top of each other or strewn about.
    mutating func notes(in area: BoardArea, capital: Float) {
        let side = capital * random.uniform(6, 11)
        let columns = max(1, Int(area.width / (side * 1.15)))
        let rows = max(1, Int(area.height / (side * 1.15)))
        let share = random.uniform(0.4, 1)
        let strewn = side * random.pick([0.02, 0.08, 0.25])
        let color: RGBImage.Color? = random.chance(0.4) ? random.pick(BoardPalette.notes) : nil
        for row in 0..<rows {
            for column in 0..<columns where random.unit() < share {
                let center = area.minimum + SIMD2(Float(column) + 0.5, Float(row) + 0.5) * side * 1.15
                let place = center + SIMD2(random.normal(), random.normal()) * strewn
                let size = SIMD2(side, side * random.pick([1, 1, 1, 0.7]))
                note(BoardArea(center: place, size: size), capital: capital * random.uniform(0.85, 1.1), color: color)
            }
        }
    }
}
