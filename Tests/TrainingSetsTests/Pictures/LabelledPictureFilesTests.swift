import FileAccess
import Foundation
import Imaging
import Testing

@testable import TrainingSets

@Suite struct LabelledPictureFilesTests {
    private static func picture(width: Int = 40, height: Int = 30) -> LabelledPicture {
        let line = LabelledPicture.Line(
            corners: [[1, 2], [30.5, 2], [30.5, 12], [1, 12]], text: "a “b” ≥ 1", letterHeight: 9.25, isLight: true,
            block: 3)
        return LabelledPicture(
            image: RGBImage(width: width, height: height, fill: 200), ink: (0..<width * height).map { UInt8($0 % 4) },
            lines: [line])
    }

    private static func inDirectory(_ work: (FilePath) throws -> Void) throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileWriting.makeDirectories(FilePath(directory))
        defer { try? FileManager.default.removeItem(atPath: directory) }
        try work(FilePath(directory))
    }

    @Test func filesRoundTrip() throws {
        try Self.inDirectory { directory in
            let picture = Self.picture()
            try picture.write(to: directory, named: "one", quality: 80)
            let read = try LabelledPicture(directory: directory, name: "one")
            #expect(read.ink == picture.ink)
            #expect(read.lines == picture.lines)
            #expect(read.image.width == 40 && read.image.height == 30)
            #expect(abs(Int(read.image.pixels[0]) - 200) < 3)
        }
    }

    @Test func namesAreSorted() throws {
        try Self.inDirectory { directory in
            for name in ["b", "a.1", "c"] { try Self.picture().write(to: directory, named: name) }
            try FileWriting.write([], to: directory.child("other.jpg"))
            #expect(try LabelledPicture.names(in: directory) == ["a.1", "b", "c"])
        }
    }

    @Test func filesOfDifferentPicturesAreRefused() throws {
        try Self.inDirectory { directory in
            try Self.picture().write(to: directory, named: "one")
            let ink = try ImageEncoder.png(GrayImage(width: 40, height: 29, fill: 0))
            try FileWriting.write(ink, to: directory.child("one.ink.png"))
            #expect(throws: LabelledPicture.FilesError.sizes("one")) {
                try LabelledPicture(directory: directory, name: "one")
            }
        }
    }

    @Test func inkOfNoKindIsRefused() throws {
        try Self.inDirectory { directory in
            try Self.picture().write(to: directory, named: "one")
            let ink = try ImageEncoder.png(GrayImage(width: 40, height: 30, fill: 7))
            try FileWriting.write(ink, to: directory.child("one.ink.png"))
            #expect(throws: LabelledPicture.FilesError.ink("one")) {
                try LabelledPicture(directory: directory, name: "one")
            }
        }
    }
}
