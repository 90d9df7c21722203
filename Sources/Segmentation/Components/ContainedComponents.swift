import Algorithms
import DocumentModel

/// Finds the components that lie within a box, without asking all.
struct ContainedComponents {
    private let byLeft: [Component]
    private let lefts: [Int]

    init(_ components: [Component]) {
        byLeft = components.sorted { $0.box.x < $1.box.x }
        lefts = byLeft.map(\.box.x)
    }

    /// Those within the box and clear of its edges, from the left.
    func within(_ box: PixelBox) -> some Sequence<Component> {
        let first = lefts.partitioningIndex { $0 > box.x }
        let end = lefts.partitioningIndex { $0 >= box.maxX }
        return byLeft[first..<max(first, end)].lazy.filter { box.surrounds($0.box) }
    }
}
