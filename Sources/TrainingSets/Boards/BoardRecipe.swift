/// All that is needed to make a synthetic board again, byte for byte.
public struct BoardRecipe: Hashable, Sendable, Codable {
    /// The name of its files.
    public var name: String
    /// How hard it is to read, and in which way.
    public var level: BoardLevel
    /// Where all that is left to chance starts from.
    public var seed: UInt64
    /// Width of the picture in pixels.
    public var width: Int
    /// Height of the picture in pixels.
    public var height: Int
    /// Of the JPEG, 1…100.
    public var quality: Int
    /// File name of the font for printed letters, looked for below the system's font directories; `nil` for
    /// handwriting.
    public var font: String?
    /// What stands on the board; `nil` for a mixture of notes, lists, code and figures.
    public var topic: BoardTopic?
    /// How far the camera stands to the side, in degrees, positive to the left; `nil` for in front of the board.
    public var yaw: Float?

    /// A recipe of the usual size, but for what is told.
    public init(
        name: String, level: BoardLevel, seed: UInt64, width: Int = 1400, height: Int = 1050, quality: Int = 85,
        font: String? = nil, topic: BoardTopic? = nil, yaw: Float? = nil
    ) {
        self.name = name
        self.level = level
        self.seed = seed
        self.width = width
        self.height = height
        self.quality = quality
        self.font = font
        self.topic = topic
        self.yaw = yaw
    }

    /// Sides in pixels.
    public static let sides = 64...8000
    /// Of the JPEG.
    public static let qualities = 1...100
    /// In degrees.
    public static let yaws: ClosedRange<Float> = -60...60

    /// - Throws: ``BoardRecipeError`` naming the first value that makes no sense.
    public func check() throws {
        func require(_ condition: Bool, _ problem: String) throws {
            guard condition else { throw BoardRecipeError(description: "board \(name): \(problem)") }
        }
        // The name becomes that of files.
        try require(!name.isEmpty && !name.hasPrefix(".") && !name.contains("/"), "the name is no file's name")
        try require(Self.sides.contains(width), "the width must be from 64 to 8000")
        try require(Self.sides.contains(height), "the height must be from 64 to 8000")
        try require(Self.qualities.contains(quality), "the quality must be from 1 to 100")
        try require(Self.yaws.contains(yaw ?? 0), "the yaw must be from -60 to 60")
    }
}

/// Why a board cannot be made.
public struct BoardRecipeError: Error, Hashable, CustomStringConvertible {
    /// What is wrong, in one line, with the board's name.
    public let description: String
}
