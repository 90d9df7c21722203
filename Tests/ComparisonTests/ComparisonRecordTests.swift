import Foundation
import Testing

@testable import Comparison

@Suite struct ComparisonRecordTests {
    @Test func holdsEveryFigure() throws {
        let inputs = [
            input("a", truth: "abcd", boardscan: "abcd", psm3: "abcx", psm6: "abxy"),
            input("b", truth: nil, boardscan: "the cat", psm3: "the cot", psm6: "the"),
        ]
        let json = try ComparisonRecord(Comparison(inputs: inputs, tesseractVersion: "5.3.0")).json()
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
        #expect(root["tesseractVersion"] as? String == "5.3.0")
        let pages = try #require(root["inputs"] as? [[String: Any]])
        #expect(pages.map { $0["name"] as? String } == ["a", "b"])
        let engines = try #require(pages[0]["engines"] as? [[String: Any]])
        #expect(engines.map { $0["engine"] as? String } == ["Boardscan", "Tesseract psm 3", "Tesseract psm 6"])
        #expect((engines[1]["asWritten"] as? [String: Any])?["anyOrderCER"] as? Double == 0.25)
        #expect(pages[0]["betterTesseract"] as? String == "Tesseract psm 3")
        let places = try #require(pages[1]["disagreements"] as? [[String: Any]])
        #expect(places.map { $0["boardscan"] as? String } == ["cat"])
        #expect((root["differences"] as? [Any])?.count == 4)
    }

    @Test func sameInputSameBytes() throws {
        let comparison = Comparison(
            inputs: [input("a", truth: "abcd", boardscan: "abcd", psm3: "abcx", psm6: "")], tesseractVersion: "5.3.0")
        #expect(try ComparisonRecord(comparison).json() == ComparisonRecord(comparison).json())
    }
}
