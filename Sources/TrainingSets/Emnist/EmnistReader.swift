import FoundationEssentials
import Glibc

/// Images of handwritten characters as EMNIST delivers them.
///
/// Cohen et al. 2017, doi:10.1109/IJCNN.2017.7966217.
public struct EmnistSet: Sendable {
    /// Side of the square images in pixels.
    public static let side = 28

    /// `count * 28 * 28` samples, image after image, rows from the top, 255 is ink.
    ///
    /// The files hold each image transposed; here they stand upright.
    public let pixels: [UInt8]
    /// What each image shows.
    public let labels: [Character]
    /// True where the set folded both cases of a letter into one class, so that the label's case says nothing.
    public let isCaseUnknown: [Bool]
    /// What its images may show: all that its mapping names, letters of folded classes in both cases.
    public let characters: Set<Character>

    /// Number of images.
    public var count: Int { labels.count }
}

/// Reads the three files of an EMNIST split: images and labels in idx format, packed or not, and the mapping.
public enum EmnistReader {
    /// What is wrong with a file; the first value is its path.
    public enum FormatError: Error, Hashable, CustomStringConvertible {
        /// It does not hold images of 28 by 28 pixels.
        case notImages(String)
        /// It does not hold as many labels as there are images.
        case countsDiffer(String)
        /// A line of the mapping is none, or there is no line.
        case badMapping(String)
        /// It has a class, the second value, that the mapping lacks.
        case unmappedLabel(String, Int)

        public var description: String {
            switch self {
            case .notImages(let path): "\(path): not images of 28 by 28 pixels"
            case .countsDiffer(let path): "\(path): as many labels as images are needed"
            case .badMapping(let path): "\(path): each line must be a class and one or two character codes"
            case .unmappedLabel(let path, let label): "\(path): class \(label) is not in the mapping"
            }
        }
    }

    /// - Throws: an error with a one-line description when a file cannot be read or does not fit the others.
    public static func read(images: String, labels: String, mapping: String) throws -> EmnistSet {
        let imageFile = try IdxFile(path: images)
        let labelFile = try IdxFile(path: labels)
        guard imageFile.dimensions.count == 3, Array(imageFile.dimensions[1...]) == [EmnistSet.side, EmnistSet.side]
        else { throw FormatError.notImages(images) }
        guard labelFile.dimensions == [imageFile.dimensions[0]] else { throw FormatError.countsDiffer(labels) }
        let classes = try read(mapping: mapping)
        let named = try labelFile.samples.map { label in
            guard let entry = classes[Int(label)] else { throw FormatError.unmappedLabel(labels, Int(label)) }
            return entry
        }
        return EmnistSet(
            pixels: upright(imageFile.samples), labels: named.map(\.character), isCaseUnknown: named.map(\.isFolded),
            characters: Set(classes.values.flatMap(\.characters)))
    }

    private struct Entry {
        var character: Character
        var isFolded: Bool

        var characters: [Character] {
            guard isFolded else { return [character] }
            return [character.lowercased(), character.uppercased()].filter { $0.count == 1 }.compactMap(\.first)
        }
    }

    /// Lines such as `10 65`, or `1 65 97` where a class holds both cases.
    private static func read(mapping path: String) throws -> [Int: Entry] {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw GzipFile.ReadingError.unreadable(path)
        }
        var codes: [Int: [Int]] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let numbers = line.split(separator: " ").map { Int($0) }
            guard (2...3).contains(numbers.count), let index = numbers[0] else { throw FormatError.badMapping(path) }
            codes[index] = try numbers.dropFirst().map { code in
                guard let code, code > 32, UnicodeScalar(code) != nil else { throw FormatError.badMapping(path) }
                return code
            }
        }
        guard !codes.isEmpty else { throw FormatError.badMapping(path) }
        let all = Set(codes.values.joined())
        return codes.compactMapValues { values in
            guard let first = values.first, let scalar = UnicodeScalar(first) else { return nil }
            let character = Character(scalar)
            // A class of two codes, or of a letter whose other case has no class, holds both cases.
            let isFolded = character.isLetter && (values.count > 1 || !all.contains(first ^ 0x20))
            return Entry(character: character, isFolded: isFolded)
        }
    }

    private static func upright(_ samples: ArraySlice<UInt8>) -> [UInt8] {
        let side = EmnistSet.side
        var result = [UInt8](repeating: 0, count: samples.count)
        samples.withUnsafeBufferPointer { source in
            for start in stride(from: 0, to: source.count, by: side * side) {
                for y in 0..<side {
                    for x in 0..<side { result[start + y * side + x] = source[start + x * side + y] }
                }
            }
        }
        return result
    }
}
