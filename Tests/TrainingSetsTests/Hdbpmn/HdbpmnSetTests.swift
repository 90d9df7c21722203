import Testing

@testable import TrainingSets

@Suite struct HdbpmnSetTests {
    @Test func aCheckoutIsSplitByWriter() throws {
        let directory = try TemporaryDirectory()
        try directory.write("writer,split\nwriter0001,train\nwriter0002,val\n", to: "data/writer_split.csv")
        for name in ["ex00_writer0001", "ex00_writer0002"] {
            try directory.write("", to: "data/words/ex00/\(name).xml")
        }
        try directory.write("", to: "data/words/ex01/ex01_writer0001.xml")
        try directory.write("", to: "data/images/ex00/ex00_writer0001.png")
        try directory.write("", to: "data/images/ex00/ex00_writer0002.jpg")
        let train = try HdbpmnSet(directory: directory.url.path, split: .train)
        #expect(train.pictures.map(\.name) == ["ex00_writer0001"])
        #expect(train.pictures[0].image.hasSuffix("data/images/ex00/ex00_writer0001.png"))
        #expect(train.missing == ["ex01_writer0001"])
        let all = try HdbpmnSet(directory: directory.url.path, split: nil)
        #expect(all.pictures.map(\.name) == ["ex00_writer0001", "ex00_writer0002"])
    }

    @Test func aFlatDirectoryIsTakenWhole() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "b.xml")
        try directory.write("", to: "b.jpg")
        #expect(try HdbpmnSet(directory: directory.url.path, split: .val).pictures.map(\.name) == ["b"])
    }

    @Test func sayThatThereIsNothing() throws {
        let directory = try TemporaryDirectory()
        #expect(throws: HdbpmnWordFile.Failure(description: "there are no words in it")) {
            try HdbpmnSet(directory: directory.url.path, split: nil)
        }
        try directory.write("", to: "data/words/ex00/a.xml")
        #expect(throws: HdbpmnWordFile.Failure(description: "there is no data/writer_split.csv in it")) {
            try HdbpmnSet(directory: directory.url.path, split: .train)
        }
    }
}
