import Foundation
import Imaging
import Testing

/// Formats as the command line gives them.
@Suite final class FormatsTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.write(Pictures.blank(), to: "in/a.jpg")
        try program.write(Pictures.blank(), to: "in/b.jpg")
    }

    deinit { program.remove() }

    @Test func severalFormatsInOneRun() throws {
        let result = try program.run("in", "-f", "hocr", "-f", "json", "--format", "tsv", "-f", "hocr", "-o", "out")
        #expect(result.status == 0)
        #expect(
            try program.shell("ls out").output == "a.hocr\na.json\na.tsv\nb.hocr\nb.json\nb.tsv\n")
        #expect(try program.text("out/a.hocr").contains(#"image "../in/a.jpg"; bbox 0 0 64 48;"#))
        #expect(try program.text("out/b.json").contains(#""path" : "../in/b.jpg""#))
    }

    @Test func formatsMayHaveCommasBetweenThem() throws {
        #expect(try program.run("in/a.jpg", "-f", "text,json", "-f", "tsv", "-o", "out").status == 0)
        #expect(try program.shell("ls out").output == "a.json\na.tsv\na.txt\n")
        #expect(try program.run("in/a.jpg", "-f", "text,,json", "-o", "out").status == 64)
    }

    /// A known ending chooses the form where none is named.
    @Test(arguments: [
        ("x.json", "{"), ("x.html", "<?xml"), ("x.hocr", "<?xml"), ("x.xml", "<?xml"), ("x.tsv", "level\t"),
        ("x.pdf", "%PDF-"), ("x.jsonl", "{\""), ("x.txt", ""), ("x.md", ""), ("x.other", ""),
    ])
    func theOutputsEndingChoosesTheForm(file: String, beginning: String) throws {
        #expect(try program.run("in/a.jpg", "-o", file).status == 0)
        let text = try program.text(file)
        #expect(text.hasPrefix(beginning) && text.isEmpty == beginning.isEmpty, "\(text.prefix(20))")
    }

    @Test func anEndingOfAnotherFormIsAnError() throws {
        let result = try program.run("in/a.jpg", "-f", "json", "-o", "x.pdf")
        #expect(result.status == 64 && !program.exists("x.pdf"))
        #expect(
            result.errors.hasPrefix(
                "Error: --output FILE.pdf is the name of a file in the form pdf, and --format says json\n"))
        for arguments in [
            ["-f", "hocr", "-o", "x.xml"], ["-f", "json", "-o", "x.pdf/"], ["-f", "hocr", "-o", "x.log"],
        ] {
            #expect(try program.run(arguments: ["in/a.jpg"] + arguments).status == 0, "\(arguments)")
        }
        #expect(try program.run("in", "-o", "all.pdf").status == 0)
        #expect(try program.text("all.pdf").contains("/Count 2 "))
    }

    @Test func severalFormatsOfOneImageNeedADirectory() throws {
        #expect(try program.run("in/a.jpg", "-f", "text", "-f", "alto", "-o", "new").status == 0)
        #expect(program.exists("new/a.txt"))
        #expect(program.exists("new/a.xml"))
        let result = try program.run("in/a.jpg", "-f", "text", "-f", "alto")
        #expect(result.errors.hasPrefix("Error: several formats need --output DIR\n"))
        #expect(result.status == 64)
        try program.write([], to: "file")
        #expect(try program.run("in/a.jpg", "-f", "text", "-f", "alto", "-o", "file").status == 3)
    }

    @Test func severalInputsAreOneDocumentOnStandardOutput() throws {
        let hocr = try program.run("in", "-f", "hocr").output
        #expect(hocr.components(separatedBy: "class='ocr_page'").count == 3)
        #expect(hocr.contains(#"id='page_2' title='image "in/b.jpg"; bbox 0 0 64 48; ppageno 1;"#))
        #expect(hocr.contains("<meta name='ocr-capabilities' content='ocr_page'/>"))
        let alto = try program.run("in", "-f", "alto").output
        #expect(alto.components(separatedBy: "<Page ").count == 3)
        let tsv = try program.run("in", "-f", "tsv").output
        #expect(
            tsv.split(separator: "\n").dropFirst() == [
                "1\t1\t0\t0\t0\t0\t0\t0\t64\t48\t-1\t", "1\t2\t0\t0\t0\t0\t0\t0\t64\t48\t-1\t",
            ])
        #expect(try program.run("in", "-f", "json").output.components(separatedBy: "\"image\"").count == 3)
    }

    /// JPEG's sides end at 65,535 pixels.
    @Test func pagesWithoutAPictureStayInTheirPlace() throws {
        try program.write(ImageEncoder.png(GrayImage(width: 66_000, height: 8, fill: 230)), to: "wide.png")
        let result = try program.run("wide.png", "in/a.jpg", "-f", "pdf", "-o", "all.pdf")
        #expect(result.status == 2 && result.errors.hasPrefix("boardscan: wide.png: "), "\(result)")
        let pdf = try program.text("all.pdf")
        #expect(pdf.contains("/Count 2 ") && pdf.components(separatedBy: "/Subtype /Image").count == 2)
        let pages = pdf.components(separatedBy: "/Type /Page ").dropFirst()
        #expect(pages.map { $0.contains("/XObject << /Photo") } == [false, true])
        let tesseract = try program.run("tesseract", "wide.png", "wide", "txt", "pdf")
        #expect(tesseract.status == 1 && program.exists("wide.txt") && program.exists("wide.pdf"))
    }

    /// On standard output, in a file, or each in its own.
    @Test func severalInputsAreOnePDF() throws {
        let stream = try program.shell(
            "\"$B\" in -f pdf > all.pdf && \"$B\" in -f pdf -o one.pdf && cmp all.pdf one.pdf")
        #expect(stream.status == 0, "\(stream)")
        #expect(try program.text("one.pdf").contains("/Count 2 "))
        #expect(try program.run("in", "-f", "pdf", "-f", "text", "-o", "out").status == 0)
        #expect(try program.shell("ls out").output == "a.pdf\na.txt\nb.pdf\nb.txt\n")
        #expect(try program.text("out/b.pdf").contains("/Count 1 "))
        #expect(try program.run("in", "-f", "pdf", "-o", "one.pdf", "--resume").status == 64)
        #expect(try program.run("in", "-f", "pdf", "-o", "none/one.pdf").status == 3)
    }

    @Test func runnersUpOnDemand() throws {
        let fixture = Program.fixture("clean-list.jpg").path
        #expect(try !program.run(fixture, "-f", "hocr").output.contains("class='alt"))
        #expect(try program.run(fixture, "-f", "hocr", "--alternatives").output.contains("class='alternatives'"))
    }

    @Test func aStreamHasALineForEachInput() throws {
        let result = try program.run("in/a.jpg", "none.jpg", "in/b.jpg", "-f", "jsonl")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.last?.contains(#""source":{"path":"in/b.jpg"}"#) == true)
        #expect(lines.dropFirst().first?.contains(#""pages":[],"problems":["no such file or directory"]"#) == true)
        #expect(result.errors == "boardscan: none.jpg: no such file or directory\n")
        #expect(result.status == 2)
    }

    @Test func absoluteNamesBecomeRelative() throws {
        let path = program.directory.appending(path: "in/a.jpg").path
        #expect(try program.run(path, "-f", "hocr").output.contains(#"image "in/a.jpg""#))
    }

    @Test func oddNamesResolve() throws {
        let result = try program.shell(
            #"""
            name="$(printf 'a b'"'"'&";\n\377.jpg')"; cp in/a.jpg "$name"; "$B" "$name" -f hocr -f json -f alto -o out
            cd out && cat *.hocr *.xml *.json
            """#)
        #expect(result.status == 0)
        #expect(result.output.contains("image \"../a b&#39;&amp;%22%3B%0A%FF.jpg\"; bbox"))
        #expect(result.output.contains("<fileName>../a b'&amp;\";%0A%FF.jpg</fileName>"))
        #expect(result.output.contains(#""path" : "../a b'&\";\n\#u{FFFD}.jpg""#))
        #expect(result.output.contains(#""pathBytes" : "2e2e2f61206227"#))
    }

    @Test func standardInputHasNoName() throws {
        let result = try program.run("-", "-f", "hocr", input: Pictures.blank())
        #expect(result.output.contains(#"image "-"; bbox"#))
    }
}
