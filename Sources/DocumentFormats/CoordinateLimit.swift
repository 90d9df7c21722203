/// What a box of a real picture cannot exceed; beyond it sums could overflow.
enum CoordinateLimit {
    static let range = -1_000_000_000...1_000_000_000
}
