import DocumentModel
import FileAccess
import Foundation
import Testing

@testable import DocumentFormats

@Suite struct JSONWriterTests {
    @Test func fields() throws {
        let text = JSONWriter().renderLine(TestDocument.word("a"))
        #expect(
            text == """
                {"generator":"boardscan \(Generator.currentVersion)","pages":[{"blocks":[{"box":{"height":40,"width":37,"x":30,"y":20},\
                "lines":[{"baseline":{"offset":58,"slope":0},"box":{"height":40,"width":37,"x":30,"y":20},"indentation":0,\
                "text":"a","words":[{"box":{"height":40,"width":37,"x":30,"y":20},"characters":[{"alternatives":[\
                {"confidence":0.04,"text":"O"},{"confidence":0.01,"text":"<"}],"box":{"height":40,"width":37,"x":30,"y":20},\
                "confidence":0.9,"index":0,"ink":{"blue":31,"green":10,"name":"red","red":200},"text":"a","wordIndex":0}],\
                "confidence":0.625,"index":0,"ink":{"blue":31,"green":10,"name":"red","red":200},"text":"a"}]}]}],\
                "image":{"frame":0,"height":800,"path":"a.jpg","width":1000},"index":0}],\
                "schema":"boardscan-document","source":{"path":"a.jpg"},"version":1}

                """)
    }

    @Test func theIndentedFormSaysTheSame() throws {
        let indented = JSONWriter().render(TestDocument.sample)
        let line = JSONWriter().renderLine(TestDocument.sample)
        #expect(line.filter { $0 == "\n" }.count == 1)
        #expect(try JSONReader.document(Array(indented.utf8)) == JSONReader.document(Array(line.utf8)))
    }

    @Test func numbersThatAreNone() throws {
        var document = TestDocument.word("a")
        document.pages[0].blocks[0].lines[0].baseline = Baseline(slope: .nan, offset: .infinity)
        document.pages[0].blocks[0].lines[0].words[0].confidence = .nan
        let read = try JSONReader.document(Array(JSONWriter().render(document).utf8))
        #expect(read.pages[0].blocks[0].lines[0].baseline == Baseline(slope: 0, offset: 0))
    }
}
