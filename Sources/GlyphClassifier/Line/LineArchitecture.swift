import NetworkKernels

/// A network that reads a level line column by column, without knowing where its letters begin and end.
///
///     3×3                                        rows × w × 16
///     3×3 / 2, 3×3                               rows/2 × w/2 × 32
///     two rows together, 1×1, 3×3                rows/4 × w/2 × 48
///     two rows together, 1×1, 3×3                rows/8 × w/2 × 96
///     all rows together, 1×1                 1 × w/2 × 256
///     three columns together, 1×1, seven times  1 × w/2 × 256
///     1×1                                        1 × w/2 × classes
///
/// A small convolutional recogniser (CRNN's without its recurrent part: Shi et al. 2017,
/// doi:10.1109/TPAMI.2016.2646371).
public struct LineArchitecture: MapArchitecture {
    /// What a file of the network's weights begins with.
    public static let magic = "BSLN"
    /// What messages call such a file.
    public static let name = "line model"

    /// What a column may be part of, in the order of the classes; a space follows them, and "nothing" comes last.
    public var characters: String
    /// The version of ``CharacterTable`` that they are; `nil` for the first one and for tables of their own.
    public var table: Int?
    /// Channels at the input's size, and after each halving of the rows.
    public var widths: [Int]
    /// Channels where the rows are one.
    public var columnWidth: Int
    /// Of each layer that sees three columns, how far apart they lie.
    public var contextSpacings: [Int]

    /// Characters, a space, and the CTC blank.
    public var classes: Int { characters.count + 2 }

    /// Rows of the input.
    public static let rows = 48
    /// Columns of the input that one column of answers stands for.
    public static let stride = 2

    /// An architecture by its characters and widths; by default the network's usual ones.
    public init(
        characters: String, widths: [Int] = [16, 32, 48, 96],
        columnWidth: Int = 256, contextSpacings: [Int] = [1, 2, 4, 8, 4, 2, 1]
    ) {
        (self.characters, self.widths) = (characters, widths)
        table = CharacterTable.version(of: Array(characters)).flatMap { $0 > 1 ? $0 : nil }
        (self.columnWidth, self.contextSpacings) = (columnWidth, contextSpacings)
    }

    /// Channels of the input (see ``LineInput``).
    public var inputs: Int { LineInput.channels }

    /// The layers in order, for inputs of ``rows`` rows.
    public var steps: [MapStep] {
        var steps: [MapStep] = []
        var channels = inputs
        func convolve(to width: Int, kernel: Int = 3, stride: Int = 1, isLast: Bool = false) {
            let layer = Convolution(
                kernel: kernel, from: channels, to: width, stride: stride, padding: kernel / 2, batchNormalized: !isLast
            )
            steps.append(.convolution(input: steps.count, layer, isLast: isLast))
            channels = width
        }
        func stack(_ stacking: MapStacking) {
            steps.append(.stack(input: steps.count, stacking))
            channels *= stacking.rows * stacking.columns
        }
        var rows = Self.rows
        for (level, width) in widths.enumerated() {
            switch level {
            case 0: convolve(to: width)
            case 1:
                convolve(to: width, stride: Self.stride)
                convolve(to: width)
                rows /= 2
            default:
                stack(MapStacking(rows: 2))
                convolve(to: width, kernel: 1)
                convolve(to: width)
                rows /= 2
            }
        }
        stack(MapStacking(rows: rows))
        convolve(to: columnWidth, kernel: 1)
        for spacing in contextSpacings {
            stack(MapStacking(columns: 3, spacing: spacing))
            convolve(to: columnWidth, kernel: 1)
        }
        convolve(to: classes, kernel: 1, isLast: true)
        return steps
    }

    /// Whether it can be run at all; what a file says may be anything.
    public var isSound: Bool {
        (2...5).contains(widths.count)
            && (widths + [columnWidth]).allSatisfy { (16...1024).contains($0) && $0 % 16 == 0 }
            && contextSpacings.count <= 8 && contextSpacings.allSatisfy { (1...64).contains($0) }
            && table ?? 1 <= CharacterTable.version && (1...2000).contains(characters.count)
            && Set(characters).count == characters.count
    }

    /// The characters as classes, as the glyph network has them.
    public var characterSet: CharacterSet { CharacterSet(Array(characters)) }
}
