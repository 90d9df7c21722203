import Imaging
import Testing

@testable import Preprocessing

@Suite struct BoardBackgroundTests {
    @Test func inkIsGoneAndTheLightStays() {
        let board = TestBoard(light: { x, y in 120 + Double(x) / 4 + Double(y) / 8 })
        let background = BoardBackground.ofPhoto(board.image)
        #expect(background.reduction == 1)
        for plane in background.channels {
            for y in stride(from: 10, to: 230, by: 7) {
                for x in stride(from: 10, to: 310, by: 3) {
                    #expect(abs(Double(plane.samples[y * 320 + x]) - board.light(x, y)) < 8, "\(x), \(y)")
                }
            }
        }
    }

    @Test func aShadowsEdgeStaysWhereItIs() {
        let board = TestBoard(strokes: [], light: { x, _ in x < 160 ? 220 : 120 })
        let plane = BoardBackground.ofPhoto(board.image).channels[0]
        #expect(plane.samples[100 * 320 + 145] == 220)
        #expect(plane.samples[100 * 320 + 175] == 120)
    }

    /// Blue is the brighter one in blue, so that the brightest of each channel would be a colour that is nowhere;
    /// orange on blue, in the negative, likewise.
    @Test(arguments: [[255, 208, 0], [255, 127, 50]] as [[UInt8]])
    func inkLendsAColouredBoardNoColour(board: [UInt8]) {
        let ink: [UInt8] = [32, 48, 128]
        var image = RGBImage(width: 300, height: 200)
        for y in 0..<200 {
            for x in 0..<300 {
                let isInk = 60..<140 ~= y && 40..<260 ~= x && x % 12 < 4
                for channel in 0..<3 { image.pixels[(y * 300 + x) * 3 + channel] = (isInk ? ink : board)[channel] }
            }
        }
        let background = BoardBackground.ofPhoto(image)
        for channel in 0..<3 {
            #expect(background.channels[channel].samples.allSatisfy { abs(Int($0) - Int(board[channel])) <= 2 })
        }
    }

    @Test func largePicturesAreReduced() {
        #expect(BoardBackground.ofPhoto(RGBImage(width: 2000, height: 1100)).reduction == 3)
    }

    @Test func reductionTakesTheMeanOfEachCell() {
        var image = RGBImage(width: 5, height: 3, fill: 0)
        for index in 0..<15 { image.pixels[index * 3 + 1] = UInt8(index * 10) }
        let planes = BoardBackground.reduce(image, by: 2)
        #expect(planes.map(\.width) == [3, 3, 3] && planes[0].height == 2)
        #expect(planes[0].samples == [0, 0, 0, 0, 0, 0])
        // 0, 10, 50, 60 | 20, 30, 70, 80 | 40, 90 // 100, 110 | 120, 130 | 140
        #expect(planes[1].samples == [30, 50, 65, 105, 125, 140])
    }
}
