import Testing

@testable import DocumentFormats

@Suite struct TSVWriterTests {
    @Test func rows() {
        let text = TSVWriter().render(TestDocument.word("ab"))
        #expect(
            text == """
                level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext
                1\t1\t0\t0\t0\t0\t0\t0\t1000\t800\t-1\t
                2\t1\t1\t0\t0\t0\t30\t20\t77\t40\t-1\t
                3\t1\t1\t1\t0\t0\t30\t20\t77\t40\t-1\t
                4\t1\t1\t1\t1\t0\t30\t20\t77\t40\t-1\t
                5\t1\t1\t1\t1\t1\t30\t20\t77\t40\t62.5\tab

                """)
    }
}
