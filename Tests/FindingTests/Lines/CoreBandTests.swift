import Testing

@testable import Finding

@Suite struct CoreBandTests {
    /// Small letters' cores are as thick as a network can draw them, larger ones' grow with their letters.
    @Test func coresGrowWithTheirLetters() {
        let small = CoreBand.thickness(ofLetters: 4, cell: 4)
        #expect(small == CoreBand.thickness(ofLetters: 6, cell: 4) && small >= 4)
        #expect(abs(CoreBand.thickness(ofLetters: 80, cell: 4) - 2 * CoreBand.thickness(ofLetters: 40, cell: 4)) < 1e-4)
        // The same photo in twice its size.
        #expect(CoreBand.thickness(ofLetters: 8, cell: 8) == 2 * small)
    }
}
