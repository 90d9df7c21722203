import Testing

@testable import TrainingSets

@Suite struct WriterSplitTests {
    @Test func holdsOutAboutOneInNine() {
        let held = (0..<9000).count { WriterSplit.isHeldOut("family/writer\($0)") }
        #expect((850...1150).contains(held))
    }

    @Test func neverChanges() {
        let held = ["ap/bill_cleveland", "ce/gb2911", "tos/3007", "kai/hykim", "val/val01", "hp/hpb2-an"].filter {
            WriterSplit.isHeldOut($0)
        }
        #expect(held == [])
    }

    @Test func onePersonHasOneName() {
        let names = ["apb", "apd"].map { UnipenWriters.name(source: $0, identifier: "Wally_Block", file: "x") }
        #expect(names == ["ap/wally_block", "ap/wally_block"])
        #expect(UnipenWriters.name(source: "tos", identifier: nil, file: "tos/data/T3.dat") == "tos/t3")
    }
}
