import DocumentModel

/// What debug pictures and overlays are drawn with; whatever lies outside the picture is left out.
extension RGBImage {
    /// An 8-bit colour without alpha.
    public struct Color: Hashable, Sendable {
        /// The red sample, 0…255.
        public var red: UInt8
        /// The green sample, 0…255.
        public var green: UInt8
        /// The blue sample, 0…255.
        public var blue: UInt8

        /// A colour by its three samples.
        public init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
    }

    /// The colour of one pixel, which must be within the picture.
    public subscript(x: Int, y: Int) -> Color {
        get {
            let index = (y * width + x) * 3
            return Color(red: pixels[index], green: pixels[index + 1], blue: pixels[index + 2])
        }
        set {
            let index = (y * width + x) * 3
            pixels[index] = newValue.red
            pixels[index + 1] = newValue.green
            pixels[index + 2] = newValue.blue
        }
    }

    /// Mixes a colour into all pixels of a box; `opacity` 0 leaves them, 1 covers them.
    public mutating func tint(_ box: PixelBox, with color: Color, opacity: Double = 0.35) {
        let area = box.intersection(PixelBox(x: 0, y: 0, width: width, height: height))
        guard !area.isEmpty else { return }
        func mix(_ old: UInt8, _ new: UInt8) -> UInt8 {
            UInt8(max(0, min(255, (Double(old) + (Double(new) - Double(old)) * opacity).rounded())))
        }
        for y in area.y..<area.maxY {
            for x in area.x..<area.maxX {
                let old = self[x, y]
                self[x, y] = Color(
                    red: mix(old.red, color.red), green: mix(old.green, color.green), blue: mix(old.blue, color.blue))
            }
        }
    }

    /// Draws the outline of a box; it grows inwards when it is thicker than a pixel.
    public mutating func stroke(_ box: PixelBox, with color: Color, thickness: Int = 1) {
        let (x, y, w, h) = (box.x, box.y, box.width, box.height)
        tint(PixelBox(x: x, y: y, width: w, height: thickness), with: color, opacity: 1)
        tint(PixelBox(x: x, y: box.maxY - thickness, width: w, height: thickness), with: color, opacity: 1)
        tint(PixelBox(x: x, y: y, width: thickness, height: h), with: color, opacity: 1)
        tint(PixelBox(x: box.maxX - thickness, y: y, width: thickness, height: h), with: color, opacity: 1)
    }

    /// Draws a straight line between two points, both included.
    public mutating func drawLine(
        fromX x0: Double, y y0: Double, toX x1: Double, y y1: Double, with color: Color, thickness: Int = 1
    ) {
        guard [x0, y0, x1, y1].allSatisfy({ abs($0) < 1e6 }) else { return }
        let steps = max(1, Int(max(abs(x1 - x0), abs(y1 - y0)).rounded(.up)))
        for step in 0...steps {
            let share = Double(step) / Double(steps)
            let x = Int((x0 + (x1 - x0) * share).rounded()) - thickness / 2
            let y = Int((y0 + (y1 - y0) * share).rounded()) - thickness / 2
            tint(PixelBox(x: x, y: y, width: thickness, height: thickness), with: color, opacity: 1)
        }
    }
}
