/// All that is needed to make a synthetic board again, byte for byte.
public struct BoardRecipe: Hashable, Sendable, Codable {
    /// The name of its files.
    public var name: String
    public var level: BoardLevel
    public var seed: UInt64
    /// Width of the picture in pixels.
    public var width: Int
    /// Height of the picture in pixels.
    public var height: Int
    /// Of the JPEG, 1…100.
    public var quality: Int
    /// File name of the font for printed letters, looked for below the system's font directories; `nil` for handwriting.
    public var font: String?
    /// What stands on the board; `nil` for a mixture of notes, lists, code and figures.
    public var topic: BoardTopic?
    /// How far the camera stands to the side, in degrees, positive to the left; `nil` for in front of the board.
    public var yaw: Float?

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
}
