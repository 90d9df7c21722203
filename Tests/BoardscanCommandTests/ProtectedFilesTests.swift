import Foundation
import Testing

/// No result takes the place of what is read, nor of another result.
@Suite final class ProtectedFilesTests {
    private let program: Program

    init() throws {
        program = try Program()
        for name in [
            "a.jpg", "in/x.png", "in/x-3-ink.png", "list.txt", "model.bsm", "corrections.json",
        ] {
            try program.write(Pictures.blank(), to: name)
        }
        try program.write(Array("a.jpg\n".utf8), to: "list.txt")
        for name in ["in/x.gt.txt", "texts/x.gt.txt"] { try program.write(Array("text\n".utf8), to: name) }
    }

    deinit { program.remove() }

    @Test(arguments: [
        ("in/x-3-ink.png", "--debug-images in in/x.png in/x-3-ink.png"),
        ("a.jpg", "-o a.jpg in/x.png"),
        ("list.txt", "--files-from list.txt -o out --review list.txt"),
        ("corrections.json", "learn corrections.json -o corrections.json"),
        ("in/x.gt.txt", "compare in --report in/x.gt.txt"),
        ("texts/x.gt.txt", "compare in --truth texts --report texts/x.gt.txt"),
    ])
    func whatIsReadStays(_ file: String, _ arguments: String) throws {
        let result = try program.shell("cp \(file) before; \"$B\" \(arguments)")
        #expect(result.status == 3, "\(result)")
        #expect(result.errors.contains("boardscan: \(file): "), "\(result)")
        #expect(try program.shell("cmp \(file) before").status == 0)
    }

    @Test(
        arguments: [
            "--model m.bsm -o m.bsm a.jpg", "model convert m.bsm -o m.bsm",
            "compare -q in --model m.bsm --report m.bsm",
        ])
    func theModelStays(_ arguments: String) throws {
        let result = try program.shell(
            "\"$B\" model convert builtin --precision single -o m.bsm && cp m.bsm before && \"$B\" \(arguments)")
        #expect(result.status == 3)
        #expect(result.errors == "boardscan: m.bsm: is an input and would be overwritten\n")
        #expect(try program.shell("cmp m.bsm before").status == 0)
    }

    @Test(arguments: ["-o both.html --review both.html a.jpg", "-o x/../both.svg --review both.svg a.jpg"])
    func noTwoResultsGoToOneFile(_ arguments: String) throws {
        let result = try program.shell("mkdir x; \"$B\" \(arguments)")
        #expect(result.status == 3)
        #expect(result.errors.hasSuffix(": two results would be written there\n"), "\(result)")
        #expect(!program.exists("both.html") && !program.exists("both.svg"))
    }

    @Test func noResultGoesWhereALinkLeads() throws {
        let result = try program.shell(
            "cp a.jpg before; mkdir out; ln -s ../a.jpg out/x.txt; \"$B\" -q -o out/ in/x.png; stat -c %F out/x.txt")
        #expect(result.status == 0 && result.output.hasPrefix("regular "), "\(result)")
        #expect(try program.shell("cmp a.jpg before").status == 0)
    }

    /// The tesseract program has one exit code for all that goes wrong.
    @Test func whatTesseractReadsStays() throws {
        for (arguments, file) in [("list.txt list", "list.txt"), ("a.jpg a a.hocr", "a.hocr")] {
            try program.write(Array("tessedit_create_hocr 1\n".utf8), to: "a.hocr")
            let result = try program.shell("cp \(file) before; \"$B\" tesseract \(arguments)")
            #expect(result.status == 1)
            #expect(result.errors.contains("boardscan: \(file): is an input and would be overwritten\n"), "\(result)")
            #expect(try program.shell("cmp \(file) before").status == 0)
        }
    }

    @Test(
        arguments: [
            "--overlay - a.jpg", "--debug-images - a.jpg", "--review - a.jpg", "model convert builtin -o -",
            "compare in --report -", "learn corrections.json -o -",
        ])
    func whatGoesToFilesIsNoStream(_ arguments: String) throws {
        let result = try program.shell("\"$B\" \(arguments)")
        #expect(result.status == 3 && !program.exists("-"))
        #expect(result.errors.hasPrefix("boardscan: -: "), "\(result)")
    }

    @Test func overlaysBesidePhotosTakeNoPicturesPlace() throws {
        try program.write(Pictures.blank(), to: "in/y.jpg")
        try program.write(Pictures.blank(), to: "in/y.png")
        let result = try program.shell("cp in/y.png before; \"$B\" in/y.jpg --overlay in")
        #expect(result.status == 3)
        #expect(
            result.errors == "boardscan: in/y.png: is there already, beside the photos; put such pictures elsewhere\n")
        #expect(try program.shell("cmp in/y.png before").status == 0)
        #expect(try program.run("in/y.jpg", "--overlay", "seen").status == 0)
    }

    /// Where the library for PDF is missing, reading fails for that reason.
    @Test func nothingOfFurtherPagesTakesAPhotosPlace() throws {
        try program.write(Pictures.blank(), to: "in/two-page2.png")
        let result = try program.shell(
            "cp in/two-page2.png before; \"$B\" -q -f pdf -o in/two.pdf a.jpg a.jpg && \"$B\" -q in/two.pdf --overlay in"
        )
        #expect(result.status != 0)
        #expect(try program.shell("cmp in/two-page2.png before").status == 0)
    }

    @Test func picturesAreWrittenInTwoForms() throws {
        for option in ["--overlay", "--clean"] {
            let result = try program.run(option, "seen.gif", "a.jpg")
            #expect(result.status == 3 && !program.exists("seen.gif"))
            #expect(
                result.errors == "boardscan: seen.gif: pictures are written as PNG or JPEG; call it .png or .jpg\n")
        }
    }

    @Test(arguments: ["-f hocr -o all.hocr a.jpg in", "--overlay seen.png a.jpg in"])
    func noDirectoryIsMadeThatIsCalledAsAFile(_ arguments: String) throws {
        let result = try program.shell("\"$B\" \(arguments)")
        #expect(result.status == 3)
        #expect(
            result.errors.hasSuffix(
                ": has a file's extension, but results go to a directory (add a slash at the end)\n"))
        #expect(!program.exists("all.hocr") && !program.exists("seen.png"))
        #expect(try program.run("-f", "hocr", "-o", "all.hocr/", "a.jpg", "in/x.png").status == 0)
    }
}
