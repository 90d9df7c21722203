/// One 8-bit channel of a picture, row by row from the top left.
struct Plane: Sendable {
    let width: Int
    let height: Int
    var samples: [UInt8]
}
