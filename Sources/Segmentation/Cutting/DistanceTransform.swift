/// How deep in the ink each pixel of a small picture lies: the distance of its middle from the edge of the ink.
///
/// A step counts 1 or √2 (chamfering: Borgefors 1986, doi:10.1016/S0734-189X(86)80047-0). In the middle of a stroke the
/// depth is half the stroke's width.
enum DistanceTransform {
    /// Measures `width * height` samples of ink from the top left, 0 for board.
    ///
    /// - Returns: as many distances in pixels; −0.5 on the board.
    static func distances(in ink: [Float], width: Int, height: Int) -> [Float] {
        // A border of board, one pixel wide, saves the passes from checking for the edges.
        let pitch = width + 2
        let diagonal = Float(2).squareRoot()
        var depth = [Float](repeating: -0.5, count: pitch * (height + 2))
        for y in 0..<height {
            for x in 0..<width where ink[y * width + x] > 0 {
                let place = (y + 1) * pitch + x + 1
                let straight = min(depth[place - 1], depth[place - pitch]) + 1
                depth[place] = min(straight, min(depth[place - pitch - 1], depth[place - pitch + 1]) + diagonal)
            }
        }
        for y in (0..<height).reversed() {
            for x in (0..<width).reversed() where ink[y * width + x] > 0 {
                let place = (y + 1) * pitch + x + 1
                let straight = min(depth[place + 1], depth[place + pitch]) + 1
                let slanted = min(depth[place + pitch + 1], depth[place + pitch - 1]) + diagonal
                depth[place] = min(depth[place], min(straight, slanted))
            }
        }
        return (1...max(1, height)).flatMap { depth[$0 * pitch + 1..<$0 * pitch + 1 + width] }
    }
}
