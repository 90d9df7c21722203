import FileAccess
import Testing

@testable import BoardServer

struct QueryStringTests {
    @Test func takesFieldsApart() {
        #expect(QueryString.fields(of: "a=1&b=x+y%2Fz&a=2&c") == ["a": "1", "b": "x y/z", "c": ""])
    }

    @Test func leavesOutWhatIsNoText() {
        #expect(QueryString.fields(of: "a=%FF&b=%4&c=%zz&d=1") == ["d": "1"])
    }

    @Test func writesWhatItReads() {
        let text = "a/ü \"<b>\" 100 %"
        #expect(QueryString.decoded(PercentEncoding.encode(text.utf8)) == text)
    }
}
