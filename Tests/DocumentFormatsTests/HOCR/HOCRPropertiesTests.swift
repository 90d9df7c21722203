import DocumentModel
import Testing

@testable import DocumentFormats

@Suite struct HOCRPropertiesTests {
    @Test func values() {
        let properties = HOCRProperties(#"image "a b;c.jpg"; bbox 1 2 30 40 ;x_wconf 93; x_source "a" 3; empty;"#)
        #expect(properties.string("image") == "a b;c.jpg")
        #expect(properties.box() == PixelBox(x: 1, y: 2, width: 29, height: 38))
        #expect(properties.numbers("x_wconf") == [93])
        #expect(properties.numberBehindString("x_source") == 3)
        #expect(properties.numbers("none").isEmpty)
        #expect(HOCRProperties("image plain.jpg").string("image") == "plain.jpg")
    }

    @Test func quotesInQuotes() {
        let properties = HOCRProperties(#"image "a";b" c.jpg"; bbox 0 0 1 1; x_source "a" b" 2; ppageno 4"#)
        #expect(properties.string("image") == #"a";b" c.jpg"#)
        #expect(properties.numberBehindString("x_source") == 2)
        #expect(properties.numbers("ppageno") == [4])
        let open = HOCRProperties(#"image "a; bbox 0 0 1 1"#)
        #expect(open.string("image") == "\"a")
        #expect(open.box() != nil)
        #expect(HOCRProperties(";;  ; bbox 1 1 2 2;").box() != nil)
    }

    @Test func impossibleBoxes() {
        #expect(HOCRProperties("bbox 1 2 3").box() == nil)
        #expect(HOCRProperties("bbox 0 0 1e300 9").box() == nil)
        #expect(HOCRProperties("bbox 0 0 nan 9").box() == nil)
        #expect(HOCRProperties("bbox 9 9 1 1").box() == PixelBox(x: 9, y: 9, width: 0, height: 0))
        #expect(HOCRProperties("x_bboxes 0 0 1 1 2 2 4 4").boxes("x_bboxes").count == 2)
    }
}
