import Preprocessing

extension InkMask {
    /// A component alone, in a picture the size of its box.
    init(_ component: Component) {
        self.init(width: component.box.width, height: component.box.height)
        for run in component.runs {
            for x in run.start..<run.end { self[Int(x) - component.box.x, Int(run.y) - component.box.y] = true }
        }
    }
}

extension Component {
    /// Somewhere else on the page.
    func moved(byX x: Int, y: Int) -> Component {
        var moved = self
        moved.box.x += x
        moved.box.y += y
        moved.runs = runs.map {
            InkRun(y: $0.y + Int32(y), start: $0.start + Int32(x), end: $0.end + Int32(x))
        }
        return moved
    }
}
