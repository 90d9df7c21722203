import DocumentModel
import Glibc
import Testing

@testable import Reading

@Suite struct GlyphFeaturesTests {
    private let line = TestScoredLines.singles(
        [
            PixelBox(x: 4, y: 4, width: 10, height: 40), PixelBox(x: 40, y: 4, width: 10, height: 40),
            PixelBox(x: 80, y: 4, width: 40, height: 10),
        ], "ab", [[log(0.5), log(0.5)], [log(0.5), log(0.5)], [log(0.998), log(0.001)]])

    private func features(_ primitive: Int) -> (classes: [Float], shape: [Float]) {
        let features = GlyphFeatures(classes: line.characterSet.classCount)
        let candidate = TestScoredLines.single(primitive, in: line)
        var classes = [Float](repeating: .nan, count: features.classLength)
        var shape = [Float](repeating: .nan, count: features.shapeLength)
        classes.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress { features.writeClasses(of: candidate, in: line, to: base) }
        }
        shape.withUnsafeMutableBufferPointer { buffer in
            if let base = buffer.baseAddress {
                features.writeShape(of: line.graph.candidates[candidate], in: line.line, to: base)
            }
        }
        return (classes, shape)
    }

    private func product(_ first: [Float], _ second: [Float]) -> Float {
        zip(first, second).reduce(0) { $0 + $1.0 * $1.1 }
    }

    @Test func aGlyphIsLikeItself() {
        let (first, second) = (features(0), features(1))
        #expect(first.classes.count.isMultiple(of: 16) && first.shape.count.isMultiple(of: 16))
        let own = product(first.classes, second.classes) + product(first.shape, second.shape)
        #expect(abs(own - GlyphFeatures.scale) < 0.05)
    }

    @Test func anotherShapeAndAnotherAnswerAreFarther() {
        let (first, third) = (features(0), features(2))
        #expect(product(first.shape, third.shape) < 0.8 * product(first.shape, first.shape))
        // Bhattacharyya: √(½ · 0.998) + √(½ · 0.001), the rest is no character.
        let scale = product(first.classes, first.classes)
        #expect(abs(product(first.classes, third.classes) / scale - 0.729) < 0.01)
    }
}
