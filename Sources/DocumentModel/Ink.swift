/// What a character or a word was written with: a colour with a name.
///
/// The board's own colour and the light on it are divided out, so that a pen has one colour in the sun and in the
/// shade: ink that leaves all light of the board is 255, 255, 255, ink that leaves none 0, 0, 0. On a dark board it is
/// the other way round: light the ink adds, from the board's (0, 0, 0) to the brightest there can be.
public struct Ink: Hashable, Sendable, Codable {
    /// The colours people tell markers, pens and chalks apart by.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
        case black, white, red, orange, brown, yellow, green, blue, purple, pink
    }

    public var name: Name
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(name: Name, red: UInt8, green: UInt8, blue: UInt8) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
    }
}
