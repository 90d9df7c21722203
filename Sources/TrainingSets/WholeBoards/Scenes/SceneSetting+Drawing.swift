import GlyphTraining
import Imaging

extension SceneSetting {
    /// The whole scene, before light and lens.
    func draw(writers: BoardWriters, using random: inout SplitMix64) -> BoardSketch {
        var canvas = LabelledCanvas(width: width, height: height, fill: RGBImage.Color(gray: 200))
        let ground = paintGround(on: &canvas, using: &random)
        var sketch = sketch(on: canvas, ground: ground, writers: writers, using: &random)
        let area = BoardArea(.zero, sketch.view.content)
        let capital = capital * sketch.unit
        switch kind {
        case .notes: drawNotes(in: area, ground: ground, on: &sketch, capital: capital)
        case .pages: drawPages(in: area, on: &sketch, capital: capital)
        case .lanes: sketch.lanes(in: area.inset(by: capital), capital: capital)
        case .poster: drawPoster(in: area, on: &sketch, capital: capital)
        case .chalk: drawChalk(in: area, on: &sketch, capital: capital)
        case .glass: sketch.fillMixed(area.inset(by: capital), capital: capital, emptiness: 0.2)
        case .dust: drawDust(in: area, ground: ground, on: &sketch, capital: capital)
        case .texture: drawTexture(in: area, ground: ground, on: &sketch, capital: capital)
        }
        if kind != .dust, sketch.random.chance(0.15) {
            sketch.dust(sketch.random.integer(1...12), over: area, on: ground)
        }
        if !isClean, sketch.random.chance(0.3) { SceneShadow.cast(on: &sketch.canvas, using: &sketch.random) }
        return sketch
    }

    private func sketch(
        on canvas: LabelledCanvas, ground: RGBImage.Color, writers: BoardWriters, using random: inout SplitMix64
    ) -> BoardSketch {
        let picture = SIMD2(Float(width), Float(height))
        let content = camera.turns.isMultiple(of: 2) ? picture : SIMD2(picture.y, picture.x)
        let view = BoardView(content: content, picture: picture, place: place, camera: camera)
        let unit = 1 / max(view.scale(at: content / 2), 0.01)
        let all = kind == .chalk ? BoardPalette.chalks : BoardPalette.markers + [RGBImage.Color(gray: 245)]
        let inks = BoardPalette.visible(all, on: ground).map { $0.varied(by: 8, using: &random) }
        let ink = BoardSketch.Ink(
            color: random.chance(0.5) ? inks[0] : random.pick(inks),
            pen: random.logUniform(0.07, 0.19) * capital * unit, density: random.uniform(0.75, 0.97),
            grain: kind == .chalk ? random.uniform(0.3, 0.8) : 0)
        var sketch = BoardSketch(
            canvas: canvas, view: view, writers: writers, hand: writers.sceneHand(using: &random), ink: ink,
            inks: Array(inks.shuffled(using: &random).prefix(random.integer(1...4))),
            random: SplitMix64(seed: random.next()))
        sketch.unsteadiness = random.uniform(0.4, 1.5)
        sketch.slant = random.pick([0.01, 0.02, 0.03])
        sketch.isStrict = true
        return sketch
    }

    private func paintGround(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let grounds: [SceneGround?] =
            switch kind {
            case .notes, .lanes:
                [nil, nil, .brownPaper, .wall, .wall, .wood, .marble, .glass, .darkDesk, .bricks, .cloth]
            case .pages:
                [
                    .wood, .wood, .wood, .marble, .marble, .cloth, .cloth, .carpet, .keyboard, .darkDesk, .darkDesk,
                    .wall,
                ]
            case .poster: [nil, nil, .wall, .brownPaper, .brownPaper]
            case .glass: [.glass]
            case .chalk: [nil]
            case .dust: [nil, nil, nil, .wall, .darkDesk]
            case .texture: SceneGround.allCases
            }
        if let ground = random.pick(grounds) { return ground.paint(on: &canvas, using: &random) }
        return paintBoard(on: &canvas, using: &random)
    }

    /// A white board, a chalkboard, a sheet.
    private func paintBoard(on canvas: inout LabelledCanvas, using random: inout SplitMix64) -> RGBImage.Color {
        let color: RGBImage.Color
        switch kind {
        case .chalk: color = random.pick(BoardPalette.chalkboards).varied(by: 7, using: &random)
        case .dust:
            color = random.pick([
                .init(gray: random.uniform(235, 255)), random.pick(BoardPalette.papers),
                .init(gray: random.uniform(0, 60)), .any(using: &random),
            ])
        default: color = RGBImage.Color(gray: random.uniform(165, 250)).varied(by: 4, using: &random)
        }
        let cloud = ValueNoise(using: &random)
        let strength = isClean ? 0 : kind == .chalk ? random.uniform(4, 22) : random.uniform(0, 5)
        let size = random.uniform(20, 120)
        let base = color.levels
        canvas.cover(kind: .none) { x, y in
            base + strength * (0.7 * cloud(x / size, y / size * 1.6) + 0.3 * cloud(x / 2, y / 2))
        }
        return color
    }

    private func drawNotes(
        in area: BoardArea, ground: RGBImage.Color, on sketch: inout BoardSketch, capital: Float
    ) {
        let isLying = sketch.random.chance(0.3)
        let angle = isLying ? sketch.random.uniform(-.pi, .pi) : 0
        var rest = area
        if !isLying, sketch.random.chance(0.35) {
            rest = sketch.heading(in: area.inset(by: capital), capital: capital * 1.5)
        }
        sketch.noteWall(in: rest, capital: capital, turned: angle)
        if sketch.random.chance(0.2) { sketch.sprinkle(6, over: area, capital: capital) }
    }

    private func drawPages(in area: BoardArea, on sketch: inout BoardSketch, capital: Float) {
        let count = sketch.random.pick([1, 1, 1, 1, 2, 3, 5])
        if sketch.random.chance(0.3) { sketch.things(in: area, capital: capital) }
        for _ in 0..<count {
            let share = count == 1 ? sketch.random.uniform(0.75, 1.6) : sketch.random.uniform(0.4, 0.85)
            let aspect: Float = sketch.random.pick([0.7, 0.7, 1.4, 1, 0.55])
            let long = min(area.width, area.height) * share * 1.2
            let size = aspect < 1 ? SIMD2(long * aspect, long) : SIMD2(long, long / aspect)
            // Letters that leave room for words.
            let own = max(7.5 * sketch.unit, min(capital, size.x / sketch.random.uniform(8, 28)))
            let middle =
                count == 1
                ? area.center + SIMD2(sketch.random.normal(), sketch.random.normal()) * long * 0.06
                : area.inset(by: long * 0.2).place(for: .zero, using: &sketch.random).center
            let angle = pageAngle(using: &sketch.random)
            sketch.paperPage(
                size,
                at: SheetPlacement(
                    pivot: size / 2, place: middle, angle: angle, bend: sketch.bend(of: size, flatShare: 0.6)),
                capital: own)
        }
        if sketch.random.chance(0.2) { sketch.things(in: area, capital: capital) }
    }

    private func pageAngle(using random: inout SplitMix64) -> Float {
        switch random.integer(0...9) {
        case 0: random.uniform(-.pi / 4, .pi / 4)
        case 1: random.uniform(-.pi, .pi)
        case 2: random.pick([.pi / 2, -.pi / 2, .pi]) + random.normal() * 0.04
        default: random.normal() * 0.06
        }
    }

    private func drawPoster(in area: BoardArea, on sketch: inout BoardSketch, capital: Float) {
        let sheet = area.inset(by: area.width * sketch.random.uniform(0, 0.12))
        let paper = RGBImage.Color(gray: sketch.random.uniform(205, 250)).varied(by: 4, using: &sketch.random)
        sketch.inks = BoardPalette.visible(BoardPalette.markers, on: paper)
        sketch.changeInk()
        let placement = SheetPlacement(
            pivot: sheet.size / 2, place: sheet.center, angle: sketch.random.normal() * 0.02,
            bend: sketch.bend(of: sheet.size, flatShare: 0.75))
        sketch.sheet(sheet.size, at: placement, paper: paper, shadow: SIMD2(repeating: capital * 0.2), grain: 2) {
            $0.poster(in: BoardArea(.zero, sheet.size), capital: capital)
        }
    }

    private func drawChalk(in area: BoardArea, on sketch: inout BoardSketch, capital: Float) {
        sketch.wipe(area, capital: capital)
        if sketch.random.chance(0.5) {
            sketch.flowingPage(area.inset(by: capital), capital: capital)
        } else {
            sketch.fillMixed(area.inset(by: capital), capital: capital, emptiness: 0.2)
        }
    }

    /// Specks on an empty page, or on one with a word or two.
    private func drawDust(in area: BoardArea, ground: RGBImage.Color, on sketch: inout BoardSketch, capital: Float) {
        if sketch.random.chance(0.3) {
            let size = SIMD2(area.width * 0.6, capital * 6)
            sketch.notedLines(in: area.inset(by: capital * 2).place(for: size, using: &sketch.random), capital: capital)
        }
        if sketch.random.chance(0.15) { sketch.rule(.lines, on: ground, area: area, pitch: capital * 2) }
        sketch.dust(
            sketch.random.chance(0.8) ? sketch.random.integer(1...6) : sketch.random.integer(7...60), over: area,
            on: ground)
    }

    private func drawTexture(in area: BoardArea, ground: RGBImage.Color, on sketch: inout BoardSketch, capital: Float) {
        for _ in 0..<sketch.random.integer(0...2) { sketch.things(in: area, capital: capital) }
        if sketch.random.chance(0.15) { sketch.drawAnyWord(in: area.inset(by: area.width * 0.3), capital: capital) }
    }
}
