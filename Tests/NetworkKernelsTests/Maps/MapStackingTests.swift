import Testing

@testable import NetworkKernels

@Suite struct MapStackingTests {
    private static let shape = TensorShape(height: 5, width: 4, channels: 3)

    private static let stackings = [
        MapStacking(columns: 3), MapStacking(rows: 2), MapStacking(rows: 2, columns: 3, spacing: 2),
        MapStacking(rows: 5, columns: 5, spacing: 3),
    ]

    private func values(_ count: Int) -> [Float] { (0..<count).map { Float($0 + 1) } }

    private func stacked(_ source: [Float], _ stacking: MapStacking) -> [Float] {
        var target = [Float](repeating: -1, count: stacking.shape(of: Self.shape).count)
        stacking.stack(source, Self.shape, into: &target)
        return target
    }

    @Test func rowsLieBehindOneAnother() {
        let source = values(Self.shape.count)
        let stacking = MapStacking(rows: 2)
        #expect(stacking.shape(of: Self.shape) == TensorShape(height: 2, width: 4, channels: 6))
        let target = stacked(source, stacking)
        for y in 0..<2 {
            for x in 0..<4 {
                for row in 0..<2 {
                    for channel in 0..<3 {
                        let wanted = source[((2 * y + row) * 4 + x) * 3 + channel]
                        #expect(target[(y * 4 + x) * 6 + row * 3 + channel] == wanted)
                    }
                }
            }
        }
    }

    @Test(arguments: 1...5) func columnsAreThoseAround(spacing: Int) {
        let source = values(Self.shape.count)
        let target = stacked(source, MapStacking(columns: 3, spacing: spacing))
        for y in 0..<5 {
            for x in 0..<4 {
                for (place, column) in [x - spacing, x, x + spacing].enumerated() {
                    for channel in 0..<3 {
                        let wanted = (0..<4).contains(column) ? source[(y * 4 + column) * 3 + channel] : 0
                        #expect(target[(y * 4 + x) * 9 + place * 3 + channel] == wanted)
                    }
                }
            }
        }
    }

    /// ⟨stack a, b⟩ = ⟨a, gather b⟩.
    @Test(arguments: stackings) func gatheringIsTheTranspose(_ stacking: MapStacking) {
        let a = values(Self.shape.count).map { $0 / 7 - 3 }
        let b = values(stacking.shape(of: Self.shape).count).map { 2 - $0 / 11 }
        var gathered = [Float](repeating: 9, count: Self.shape.count)
        stacking.gather(b, into: &gathered, Self.shape)
        let one = zip(stacked(a, stacking), b).reduce(0) { $0 + Double($1.0) * Double($1.1) }
        let other = zip(a, gathered).reduce(0) { $0 + Double($1.0) * Double($1.1) }
        #expect(abs(one - other) < 1e-3 * max(1, abs(one)))
    }

    @Test(arguments: stackings) func wholeNumbersAreStackedAlike(_ stacking: MapStacking) {
        let shape = TensorShape(height: 5, width: 4, channels: 16)
        let units = (0..<shape.count).map { Float($0 % 128) / 127 }
        let map = QuantizedMap(StoredMapInput(units, width: 4, height: 5, channels: 16), threads: 1).stacked(stacking)
        let wanted = stacking.shape(of: shape)
        #expect((map.width, map.height, map.channels) == (wanted.width, wanted.height, wanted.channels))
        var target = [Float](repeating: 0, count: wanted.count)
        stacking.stack(units, shape, into: &target)
        for y in 0..<wanted.height {
            for index in 0..<wanted.width * wanted.channels {
                let place = map.start(x: 0, y: y) + index
                #expect(map.units[place] == UInt8((127 * target[y * wanted.width * wanted.channels + index]).rounded()))
            }
        }
    }
}
