import Testing

@testable import BoardscanCommand

@Suite struct PixelRoomTests {
    @Test func whatFindsNoRoomWaitsForIt() async {
        let room = PixelRoom(pixels: 10)
        await room.take(6)
        await room.take(4)
        let large = Task { await room.take(8) }
        await room.give(4)
        // Four are free, and eight are not.
        while !large.isCancelled, await room.waitingCount == 0 { await Task.yield() }
        let small = Task { await room.take(1) }
        while await room.waitingCount < 2 { await Task.yield() }
        await room.give(6)
        await large.value
        await small.value
        #expect(await room.waitingCount == 0)
    }

    @Test func whatIsLargerThanAllGetsAll() async {
        let room = PixelRoom(jobs: 2, maximumPixels: 5)
        await room.take(1_000_000_000)
        let other = Task { await room.take(1) }
        while await room.waitingCount == 0 { await Task.yield() }
        await room.give(1_000_000_000)
        await other.value
    }
}
