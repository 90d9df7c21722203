import GlyphClassifier

/// How the line network is trained.
public typealias LineRecipe = MapRecipe<LineArchitecture>

extension LineArchitecture: TrainedArchitecture {
    public static let checkpointMagic = "BSLK"
    public static let usualWidth = 768
    public static var widthStep: Int { stride }

    public static func height(ofWidth width: Int) -> Int { rows }

    public static var usual: LineArchitecture { LineArchitecture(characters: String(CharacterSet.board.characters)) }
}
