import Testing

@testable import NetworkKernels

@Suite struct MapStackingTests {
    private static let shape = TensorShape(height: 5, width: 4, channels: 3)

    private func values(_ count: Int) -> [Float] { (0..<count).map { Float($0 + 1) } }

    private func stacked(_ source: [Float], _ stacking: MapStacking) -> [Float] {
        var target = [Float](repeating: -1, count: stacking.shape(of: Self.shape).count)
        stacking.stack(source, Self.shape, into: &target)
        return target
    }

    @Test func rowsLieBehindOneAnother() {
        let source = values(Self.shape.count)
        let stacking = MapStacking(rows: 2, columns: 1)
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

    @Test func columnsAreThoseAround() {
        let source = values(Self.shape.count)
        let target = stacked(source, MapStacking(rows: 1, columns: 3))
        for y in 0..<5 {
            for x in 0..<4 {
                for (place, column) in (x - 1...x + 1).enumerated() {
                    for channel in 0..<3 {
                        let wanted = (0..<4).contains(column) ? source[(y * 4 + column) * 3 + channel] : 0
                        #expect(target[(y * 4 + x) * 9 + place * 3 + channel] == wanted)
                    }
                }
            }
        }
    }

    /// ⟨stack a, b⟩ = ⟨a, gather b⟩.
    @Test(arguments: [(1, 3), (2, 1), (2, 3), (5, 5)]) func gatheringIsTheTranspose(rows: Int, columns: Int) {
        let stacking = MapStacking(rows: rows, columns: columns)
        let a = values(Self.shape.count).map { $0 / 7 - 3 }
        let b = values(stacking.shape(of: Self.shape).count).map { 2 - $0 / 11 }
        var gathered = [Float](repeating: 9, count: Self.shape.count)
        stacking.gather(b, into: &gathered, Self.shape)
        let one = zip(stacked(a, stacking), b).reduce(0) { $0 + Double($1.0) * Double($1.1) }
        let other = zip(a, gathered).reduce(0) { $0 + Double($1.0) * Double($1.1) }
        #expect(abs(one - other) < 1e-3 * max(1, abs(one)))
    }

    @Test(arguments: [(1, 3), (2, 1), (2, 3), (5, 5)]) func wholeNumbersAreStackedAlike(rows: Int, columns: Int) {
        let shape = TensorShape(height: 5, width: 4, channels: 16)
        let units = (0..<shape.count).map { Float($0 % 128) / 127 }
        let stacking = MapStacking(rows: rows, columns: columns)
        let map = QuantizedMap(units, width: 4, height: 5, count: 16).stacked(stacking)
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
