import Testing

@testable import Preprocessing

@Suite struct InkStrengthTests {
    private func floor(width: Int, height: Int) -> TileGrid {
        var grid = TileGrid(width: width, height: height, alongSide: 14, minimumTile: 48)
        for index in grid.values.indices { grid.values[index] = 14 }
        return grid
    }

    private func values(_ contrast: ContrastMap, row: Int) -> [Float] {
        let strength = InkStrength(
            of: contrast, above: floor(width: contrast.width, height: contrast.height), otherwise: 28)
        var output = [Float](repeating: 0, count: contrast.width)
        strength.grid.interpolatedRow(row, into: &output)
        return output
    }

    @Test func followsTheStrokesNearby() {
        // Fresh ink on the left, dry ink on the right, none in the middle.
        let contrast = ContrastMap(width: 480, height: 96) { x, y in
            guard x % 8 < 2, y > 40, y < 60, abs(x - 240) > 60 else { return 2 }
            return x < 240 ? 200 : 60
        }
        let row = values(contrast, row: 50)
        #expect(abs(row[20] - 200) < 1 && abs(row[460] - 60) < 1)
        #expect(row[240] > 60 && row[240] < 200)
        // Empty tiles above take it from the written ones.
        #expect(abs(values(contrast, row: 5)[20] - 200) < 1)
    }

    @Test func anEmptyBoardHasTheGivenStrength() {
        #expect(values(ContrastMap(width: 100, height: 100) { _, _ in 9 }, row: 50).allSatisfy { $0 == 28 })
    }
}
