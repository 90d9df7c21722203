import Foundation
import Imaging
import Testing

/// A picture turned clockwise about its middle, on one large enough for all of it.
struct TurnedPhoto {
    let image: RGBImage
    private let place: Homography

    init(of picture: RGBImage, degrees: Double) throws {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        let (x, y) = (Double(picture.width) / 2, Double(picture.height) / 2)
        let side = Int((4 * (x * x + y * y)).squareRoot().rounded(.up))
        let middle = Double(side) / 2
        place = try #require(
            Homography(rows: [
                cosine, -sine, middle - cosine * x + sine * y, sine, cosine, middle - sine * x - cosine * y, 0, 0, 1,
            ]))
        image = picture.warped(by: try #require(place.inverse), width: side, height: side)
    }

    /// Where a point of the picture is now.
    func callAsFunction(x: Double, y: Double) -> (x: Double, y: Double) {
        let point = place(SIMD2(Float(x), Float(y)))
        return (Double(point.x), Double(point.y))
    }
}
