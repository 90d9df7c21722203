import Imaging
import Testing

@testable import Preprocessing

@Suite struct ForeignColoursTests {
    private func planes(_ pixels: [[UInt8]]) -> [Plane] {
        (0..<3).map { channel in Plane(width: pixels.count, height: 1, samples: pixels.map { $0[channel] }) }
    }

    @Test func coloursBeyondTheBoardsAreReplaced() {
        // The negative of a blue board with white and orange ink: the latter is brighter in the last channel.
        let board: [UInt8] = [255, 105, 50]
        let pixels = [board, board, board, [0, 0, 0], [15, 85, 175]]
        let cleaned = BoardBackground.withoutForeignColours(planes(pixels))
        #expect(cleaned.map(\.samples) == planes([board, board, board, [0, 0, 0], [15, 85, 50]]).map(\.samples))
    }

    @Test func lightIsNoColour() {
        let pixels: [[UInt8]] = [[200, 200, 200], [200, 200, 200], [255, 255, 255], [190, 210, 195]]
        #expect(BoardBackground.withoutForeignColours(planes(pixels)).map(\.samples) == planes(pixels).map(\.samples))
    }
}
