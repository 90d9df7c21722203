import Synchronization

/// How many photos may be on their way, wait or be read at a time, so that memory is bounded however many come.
public final class WaitingRoom: Sendable {
    private let free: Mutex<Int>

    /// A room with so many places.
    public init(places: Int) { free = Mutex(places) }

    /// A place, which is free again when nobody holds it.
    public final class Place: Sendable {
        private let room: WaitingRoom
        fileprivate init(_ room: WaitingRoom) { self.room = room }
        deinit { room.free.withLock { $0 += 1 } }
    }

    /// A place; `nil` where all are taken.
    public func take() -> Place? {
        let isThere = free.withLock { free in
            guard free > 0 else { return false }
            free -= 1
            return true
        }
        return isThere ? Place(self) : nil
    }

    /// Places that are free.
    public var freePlaces: Int { free.withLock { $0 } }
}
