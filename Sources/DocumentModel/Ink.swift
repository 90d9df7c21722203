/// What a character or a word was written with: a colour with a name.
///
/// The board's own colour and the light on it are divided out, so that a pen has one colour in the sun and in the
/// shade: ink that leaves all light of the board is 255, 255, 255, ink that leaves none 0, 0, 0. On a dark board it is
/// the other way round: light the ink adds, from the board's (0, 0, 0) to the brightest there can be.
public struct Ink: Hashable, Sendable, Codable {
    /// The colours people tell markers, pens and chalks apart by.
    public enum Name: String, Hashable, Sendable, Codable, CaseIterable {
        /// A colour; its raw value is its English name.
        case black, white, red, orange, brown, yellow, green, blue, purple, pink
    }

    /// The name of the colour.
    public var name: Name
    /// The red light that the ink leaves of the board's, or adds to a dark board's: 0…255.
    public var red: UInt8
    /// The green light, likewise.
    public var green: UInt8
    /// The blue light, likewise.
    public var blue: UInt8

    /// An ink put together from its parts.
    public init(name: Name, red: UInt8, green: UInt8, blue: UInt8) {
        self.name = name
        self.red = red
        self.green = green
        self.blue = blue
    }
}
