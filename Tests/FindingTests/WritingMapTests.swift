import Imaging
import TestSupport
import Testing

@testable import Finding

@Suite struct WritingMapTests {
    @Test(arguments: [(400, 300, 4), (1400, 1000, 4), (1401, 1000, 8), (3000, 20, 4), (2600, 2200, 12), (0, 0, 4)])
    func largePhotosAreReduced(width: Int, height: Int, cell: Int) {
        let network = FindingModel.arbitrary(FindingArchitecture(widths: [1, 1], repeats: [0, 0])).network
        let map = WritingMap(of: RGBImage(width: width, height: height), by: network)
        #expect((map.width, map.height, map.cell) == (width, height, cell))
        #expect(map.cells.width == (width + cell - 1) / cell && map.cells.height == (height + cell - 1) / cell)
    }

    @Test func aPhotoIsEnlargedForCellsOfTwoPixels() {
        let network = FindingModel.arbitrary(FindingArchitecture(widths: [1, 1], repeats: [0, 0])).network
        let map = WritingMap(of: RGBImage(width: 401, height: 300), by: network, cell: 2)
        #expect((map.width, map.height, map.cell, map.cells.width, map.cells.height) == (401, 300, 2, 201, 150))
    }
}
