import Testing

@testable import Preprocessing

@Suite struct TileGridTests {
    private let grid = TileGrid(width: 100, height: 60, alongSide: 4, minimumTile: 10)

    @Test func tilesCoverThePicture() {
        #expect(grid.tile == 25 && grid.columns == 4 && grid.rows == 3)
        let small = TileGrid(width: 30, height: 7, alongSide: 14, minimumTile: 48)
        #expect(small.columns == 1 && small.rows == 1)
    }

    @Test func interpolatesLinearlyBetweenCentres() {
        func plane(_ x: Double, _ y: Double) -> Double { 2 * x - 3 * y + 5 }
        var grid = grid
        for row in 0..<3 {
            for column in 0..<4 {
                grid.values[row * 4 + column] = Float(plane(12.5 + 25 * Double(column), 12.5 + 25 * Double(row)))
            }
        }
        var output = [Float](repeating: 0, count: 100)
        for y in [13, 20, 40, 59] {
            grid.interpolatedRow(y, into: &output)
            for x in [0, 12, 13, 50, 80, 99] {
                // Outside the outermost centres the last value holds.
                let expected = plane(
                    max(12.5, min(87.5, Double(x) + 0.5)), max(12.5, min(62.5, Double(y) + 0.5)))
                #expect(abs(Double(output[x]) - expected) < 1e-3, "\(x), \(y)")
            }
        }
    }

    @Test func histogramsCountEachPixelOnce() {
        let contrast = ContrastMap(width: 100, height: 60) { x, y in UInt8(y / 25 * 4 + x / 25) }
        let histograms = grid.histograms(of: contrast, step: 1)
        #expect(histograms.count == 12)
        for (index, histogram) in histograms.enumerated() {
            #expect(histogram.reduce(0, +) == (index < 8 ? 625 : 250))
            #expect(histogram[index] == histogram.reduce(0, +))
        }
    }

    @Test func neighbourhoods() {
        #expect(grid.neighbourhood(of: 0) == [0, 1, 4, 5])
        #expect(grid.neighbourhood(of: 2).count == 6)
        #expect(grid.neighbourhood(of: 5) == [0, 1, 2, 4, 5, 6, 8, 9, 10])
    }

    @Test func smoothingTakesTheMeanOfTheNeighbourhood() {
        var grid = grid
        grid.values[5] = 9
        let smoothed = grid.smoothed()
        #expect(smoothed.values[5] == 1 && smoothed.values[0] == 9 / 4 && smoothed.values[3] == 0)
    }

    @Test func quantilesOfAHistogram() {
        var histogram = [Int32](repeating: 0, count: 256)
        histogram[3] = 10
        histogram[7] = 10
        #expect(quantile(0.25, of: histogram) == 3.5)
        #expect(quantile(0.75, of: histogram) == 7.5)
        #expect(quantile(0, of: histogram) == 3)
        #expect(quantile(1, of: histogram) == 255)
    }
}
