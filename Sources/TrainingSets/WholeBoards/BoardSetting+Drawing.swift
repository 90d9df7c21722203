import GlyphTraining
import Imaging

extension BoardSetting {
    /// An empty board in its surroundings, with somebody before it who has pens.
    func sketch(writers: BoardWriters, using random: inout SplitMix64) -> BoardSketch {
        var canvas = LabelledCanvas(width: width, height: height, fill: surface)
        if !isClean, margin < 1 || random.chance(0.1) {
            let kinds: [BoardSurroundings.Kind] =
                ground == .paper
                ? [.desk, .desk, .desk, .wall, .books]
                : [.wall, .wall, .wall, .wall, .wall, .wall, .wall, .bricks, .books, .plants, .blinds, .tiles, .desk]
            BoardSurroundings.paint(random.pick(kinds), on: &canvas, using: &random)
        }
        let picture = SIMD2(Float(width), Float(height))
        let content = camera.turns.isMultiple(of: 2) ? picture : SIMD2(picture.y, picture.x)
        let view = BoardView(content: content, picture: picture, place: place, camera: camera)
        let unit = 1 / max(view.scale(at: content / 2), 0.01)
        let colors = inkColors(using: &random)
        let capital = capital * unit
        let ink = BoardSketch.Ink(
            color: random.pick(Array(colors.prefix(3))), pen: pen(using: &random) * capital,
            density: density(using: &random), dryness: random.chance(0.15) ? random.uniform(0.1, 0.5) : 0,
            grain: ground == .chalkboard ? random.uniform(0.2, 0.75) : random.chance(0.15) ? 0.25 : 0)
        let hand =
            theme == .print || (isClean && random.chance(theme == .short ? 0.85 : 0.5))
            ? writers.print(using: &random) : writers.hand(using: &random)
        var sketch = BoardSketch(
            canvas: canvas, view: view, writers: writers, hand: hand, ink: ink, inks: colors,
            random: SplitMix64(seed: random.next()))
        sketch.lettering = random.pick([.asIs, .asIs, .asIs, .lower, .upper, .capitalized])
        sketch.unsteadiness = hand.isPrinted || random.chance(0.1) ? 0 : random.uniform(0.4, 1.6)
        sketch.slant = hand.isPrinted ? 0 : random.pick([0.008, 0.015, 0.03, 0.05])
        return sketch
    }

    /// Pen's width in heights of a capital.
    private func pen(using random: inout SplitMix64) -> Float {
        ground == .paper ? random.logUniform(0.05, 0.14) : random.logUniform(0.06, 0.2)
    }

    private func density(using random: inout SplitMix64) -> Float {
        if isClean { return 0.98 }
        return random.chance(0.15) ? random.uniform(0.3, 0.6) : random.uniform(0.7, 0.97)
    }

    private func inkColors(using random: inout SplitMix64) -> [RGBImage.Color] {
        let all: [RGBImage.Color] =
            switch ground {
            case .whiteboard: BoardPalette.markers
            case .chalkboard: BoardPalette.chalks
            case .paper: BoardPalette.pens + BoardPalette.markers.suffix(3)
            case .colored: BoardPalette.markers + BoardPalette.chalks
            case .anyColor: (0..<4).map { _ in BoardPalette.any(on: surface, using: &random) }
            }
        if ground == .anyColor { return all }
        let visible = BoardPalette.visible(all, on: surface).map { $0.varied(by: 10, using: &random) }
        let count = random.pick([1, 1, 2, 3, 4])
        // Black or white first, as most boards are written; then others.
        let first = random.chance(0.5) ? [visible[0]] : []
        return first + visible.shuffled(using: &random).prefix(count)
    }

    /// Draws the whole board.
    func draw(on sketch: inout BoardSketch) {
        let content = BoardArea(.zero, sketch.view.content)
        let capital = capital * sketch.unit
        let side = max(content.width, content.height)
        let board = content.grown(by: side * margin)
        if theme != .print || margin > 1 { lay(board, on: &sketch, capital: capital) }
        let area = content.inset(by: capital * sketch.random.uniform(0.3, 2))
        fill(area, board: board, on: &sketch, capital: capital)
        if sketch.written.isEmpty, theme != .silent { sketch.drawAnyWord(in: area, capital: capital) }
        if isClean { return }
        if ground != .paper, sketch.random.chance(0.2) { sketch.magnets(on: content, capital: capital) }
        if sketch.random.chance(0.035) { sketch.bystander() }
    }

    private func lay(_ board: BoardArea, on sketch: inout BoardSketch, capital: Float) {
        let texture =
            ground == .chalkboard || sketch.random.chance(0.3)
            ? SurfaceTexture(
                ground == .paper ? .carpet : .plaster,
                strength: sketch.random.uniform(1, ground == .chalkboard ? 14 : 6), using: &sketch.random)
            : nil
        sketch.fill(board, color: surface, kind: LabelledPicture.InkKind.none, texture: isClean ? nil : texture)
        if margin < 1 {
            if ground == .paper {
                sketch.edge(board.corners, color: surface.scaled(by: 0.6), width: 1.6 * sketch.unit, density: 0.5)
            } else {
                sketch.boardFrame(
                    around: board, width: max(board.width, board.height) * sketch.random.uniform(0.004, 0.03))
                if sketch.random.chance(0.35) { sketch.tray(below: board, capital: capital) }
            }
        }
        if ground == .paper || sketch.random.chance(0.02) {
            let ruling = sketch.random.pick([BoardSketch.Ruling.none, .lines, .lines, .squares, .dots])
            let pitch = capital * sketch.random.uniform(1, 2.6)
            let ruled = margin < 1 ? board : board.inset(by: max(board.width, board.height) * 0.36)
            // Rules pass through the content's top, so that whoever writes on them finds them.
            let top = (ruled.top / pitch).rounded(.up) * pitch
            sketch.rule(ruling, on: surface, area: ruled.below(top), pitch: pitch)
            if ruling == .lines, pitch > capital * 1.25, sketch.random.chance(0.8) { sketch.rulePitch = pitch }
            if margin < 1, sketch.random.chance(0.3) { sketch.holes(along: board, isSpiral: sketch.random.chance(0.6)) }
        }
        guard !isClean, ground != .paper else { return }
        if sketch.random.chance(0.35) {
            sketch.wipe(board.inset(by: margin > 1 ? max(board.width, board.height) * 0.4 : 0), capital: capital)
        }
        if sketch.random.chance(0.2) {
            sketch.specks(board.inset(by: margin > 1 ? max(board.width, board.height) * 0.4 : 0))
        }
    }

    private func fill(_ area: BoardArea, board: BoardArea, on sketch: inout BoardSketch, capital: Float) {
        switch theme {
        case .mixed:
            sketch.fillMixed(area, capital: capital, emptiness: sketch.random.pick([0, 0, 0.1, 0.25, 0.5]))
        case .diagram:
            let (first, second) = area.split(at: sketch.random.uniform(0.6, 0.8), gap: capital * 2, isBesides: true)
            let isAlone = sketch.random.chance(0.6)
            sketch.diagram(in: isAlone ? area : first, capital: capital)
            if sketch.random.chance(0.5) { sketch.sprinkle(20, over: area, capital: capital) }
            if !isAlone { sketch.fillMixed(second, capital: capital, emptiness: 0.2) }
        case .page: sketch.fillPage(area.inset(by: capital), capital: capital)
        case .notes:
            sketch.notes(in: area, capital: capital)
            if sketch.random.chance(0.4) { sketch.sprinkle(8, over: area, capital: capital) }
        case .kanban: sketch.kanban(in: area, capital: capital)
        case .table:
            sketch.table(in: sketch.heading(in: area, capital: capital), capital: capital)
        case .formulas:
            let (first, second) = area.split(at: 0.5, gap: capital * 2, isBesides: area.width > area.height)
            sketch.formulas(in: first, capital: capital)
            sketch.draw(
                sketch.random.pick([.formulas, .matrix, .chart, .cells, .paragraph]), in: second, capital: capital)
        case .print:
            sketch.print(
                sketch.random.pick(BoardSketch.Print.allCases), in: margin > 1 ? area : board, capital: capital)
        case .fragment:
            sketch.draw(
                sketch.random.pick([.label, .label, .label, .paragraph, .list, .formulas, .cells, .marks]), in: area,
                capital: capital)
        case .silent: sketch.fillSilent(area, capital: capital)
        case .short: sketch.shortLines(in: area, capital: capital)
        }
    }
}
