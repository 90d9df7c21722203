import Testing

@testable import BoardscanCommand

@Suite struct BatchProgressTests {
    @Test func theBarTellsRateAndTimeLeft() {
        var progress = BatchProgress(total: 10_000)
        #expect(progress.bar == "[                    ] 0 of 10000")
        progress.done = 2_500
        progress.elapsed = .seconds(1_000)
        #expect(progress.bar == "[=====               ] 2500 of 10000, 2.5/s, 50:00 left")
        progress.failed = 3
        #expect(progress.bar.hasSuffix(", 3 failed"))
    }

    @Test func theBarFitsTheTerminal() {
        var progress = BatchProgress(total: 100)
        (progress.done, progress.elapsed, progress.failed) = (50, .seconds(25), 7)
        #expect(progress.bar(columns: 80) == "[==========          ] 50 of 100, 2.0/s, 00:25 left, 7 failed")
        #expect(progress.bar(columns: 50) == "[==========          ] 50 of 100, 2.0/s")
        #expect(progress.bar(columns: 10) == "[========")
        #expect(progress.bar(columns: 0) == "")
    }

    @Test func theSummaryCountsAll() {
        var progress = BatchProgress(total: 8, skipped: 2)
        (progress.done, progress.failed, progress.elapsed) = (8, 1, .seconds(3_725))
        #expect(progress.summary == "10 inputs: 7 read, 1 failed, 2 done before, in 1:02:05")
    }

    @Test func nobodyKnowsHowManyWillCome() {
        var progress = BatchProgress(total: nil, skipped: 1)
        (progress.done, progress.failed, progress.elapsed) = (30, 2, .seconds(10))
        #expect(progress.bar == "30 done, 3.0/s, 2 failed")
        #expect(progress.summary == "31 inputs: 28 read, 2 failed, 1 done before, in 00:10")
    }

    @Test func theBarEndsWhereMoreComesThanWasKnown() {
        var progress = BatchProgress(total: 2)
        (progress.done, progress.elapsed) = (3, .seconds(1))
        #expect(progress.bar == "[====================] 3 of 2, 3.0/s, 00:00 left")
    }
}
