import Finding
import Glibc
import GlyphTraining

/// What the finding network should say of a piece of a picture.
struct PieceTargets {
    let side: Int
    let view: PieceView
    private static let cell = FindingArchitecture.cell

    /// Half the width of a line's core at most, in parts of the line's height.
    private static let greatestCoreShare: Float = 0.4
    /// Weights of cells without ink: on a line, beside one, and elsewhere.
    private static let blankOnLine: Float = 0.5
    private static let blankBeside: Float = 0.5
    private static let blank: Float = 0.15
    /// How far "beside" reaches, in heights of a line.
    private static let beside: Float = 0.6

    /// `isInside` tells of each pixel of the piece whether it lies in the picture.
    func targets(of picture: LabelledPicture, isInside: [Bool]) -> FindingTargets {
        let cells = side / Self.cell
        var targets = FindingTargets(cells: cells)
        for index in 0..<cells * cells {
            (targets.writingWeights[index], targets.coreWeights[index]) = (Self.blank, Self.blank)
        }
        // How far a cell is from the middle of the line it was given to.
        var distances = [Float](repeating: .infinity, count: cells * cells)
        for line in picture.lines { lay(line, into: &targets, &distances) }
        count(picture, isInside, into: &targets)
        return targets
    }

    private func lay(_ line: LabelledPicture.Line, into targets: inout FindingTargets, _ distances: inout [Float]) {
        let corners = line.corners.map(view.piece)
        guard corners.count == 4 else { return }
        let (along, across) = (corners[1] - corners[0], corners[3] - corners[0])
        let determinant = along.x * across.y - along.y * across.x
        let length = (along * along).sum().squareRoot()
        guard abs(determinant) > 1, length > 0.5 else { return }
        let height = abs(determinant) / length
        // Letters shrink as the line's frame does across its direction.
        let letterHeight = line.letterHeight * height / max(1, Self.height(of: line.corners))
        let core = min(Self.greatestCoreShare, max(CoreBand.share, CoreBand.leastHalf / height))
        let (margin, endMargin) = (Self.beside, Self.beside * height / length)
        let cells = targets.cells
        let reach = Self.beside * height
        let columns = range(corners.map(\.x), reach: reach, cells: cells)
        let rows = range(corners.map(\.y), reach: reach, cells: cells)
        // A cell's half side at the ends, so that a lone character has a core.
        let overhang = Float(Self.cell) / 2 / length
        let direction = along / length
        for y in rows {
            for x in columns {
                let way = SIMD2(Float(x * Self.cell + 2), Float(y * Self.cell + 2)) - corners[0]
                let s = (way.x * across.y - way.y * across.x) / determinant
                let t = (along.x * way.y - along.y * way.x) / determinant
                guard s > -endMargin, s < 1 + endMargin, t > -margin, t < 1 + margin else { continue }
                let index = y * cells + x
                targets.writingWeights[index] = max(targets.writingWeights[index], Self.blankBeside)
                targets.coreWeights[index] = 1
                guard s > -overhang, s < 1 + overhang, t >= 0, t <= 1, abs(t - 0.5) < distances[index] else { continue }
                distances[index] = abs(t - 0.5)
                targets.writing[index] = 1
                targets.writingWeights[index] = Self.blankOnLine
                let isCore = abs(t - 0.5) <= core
                targets.core[index] = isCore ? 1 : 0
                targets.lineWeights[index] = isCore ? 1 : 0.3
                targets.height[index] = log2(max(1, letterHeight) / FindingMap.unitHeight)
                (targets.cosine[index], targets.sine[index]) = (direction.x, direction.y)
                targets.light[index] = line.isLight ? 1 : 0
            }
        }
    }

    /// How far a parallelogram's long sides are apart.
    private static func height(of corners: [SIMD2<Float>]) -> Float {
        let (along, across) = (corners[1] - corners[0], corners[3] - corners[0])
        return abs(along.x * across.y - along.y * across.x) / max(0.5, (along * along).sum().squareRoot())
    }

    private func range(_ values: [Float], reach: Float, cells: Int) -> Range<Int> {
        let low = (values.min() ?? 0) - reach
        let high = (values.max() ?? 0) + reach
        let first = Int(max(0, min(Float(cells), low / Float(Self.cell))))
        let last = Int(max(0, min(Float(cells), high / Float(Self.cell) + 1)))
        return first..<max(first, last)
    }

    /// What ink a cell has decides whether it is writing; what nobody knows, and what lies beside the picture, counts
    /// for nothing.
    private func count(_ picture: LabelledPicture, _ isInside: [Bool], into targets: inout FindingTargets) {
        let (width, height) = (picture.image.width, picture.image.height)
        let cells = targets.cells
        picture.ink.withUnsafeBufferPointer { ink in
            for y in 0..<cells {
                for x in 0..<cells {
                    var counts = (writing: 0, drawing: 0, unknown: 0, outside: 0)
                    for v in 0..<Self.cell {
                        for u in 0..<Self.cell {
                            guard isInside[(y * Self.cell + v) * side + x * Self.cell + u] else {
                                counts.outside += 1
                                continue
                            }
                            let place = view.place(
                                x: Float(x * Self.cell + u) + 0.5, y: Float(y * Self.cell + v) + 0.5)
                            let column = max(0, min(width - 1, Int(place.x)))
                            let row = max(0, min(height - 1, Int(place.y)))
                            switch ink[row * width + column] {
                            case 1: counts.writing += 1
                            case 2: counts.drawing += 1
                            case 3: counts.unknown += 1
                            default: break
                            }
                        }
                    }
                    let index = y * cells + x
                    if counts.outside > 8 || counts.unknown > max(counts.writing, counts.drawing) {
                        (targets.writingWeights[index], targets.coreWeights[index]) = (0, 0)
                        targets.lineWeights[index] = 0
                    } else if counts.writing > 0, counts.writing >= counts.drawing {
                        (targets.writing[index], targets.writingWeights[index]) = (1, 1)
                    } else if counts.drawing > 0 {
                        (targets.writing[index], targets.writingWeights[index]) = (0, 1)
                        targets.coreWeights[index] = 1
                    }
                }
            }
        }
    }
}
