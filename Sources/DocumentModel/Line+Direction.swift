import Glibc

extension Line {
    /// Greatest angle, in degrees, to the nearest quarter turn at which a line counts as slanted handwriting.
    ///
    /// Half of the way to where labels are written along arrows on purpose, at 30° to 60°, and some more: whole boards
    /// are photographed askew by as much.
    static let greatestSlant = 20.0

    /// Sets angle and baseline from the two ends of the baseline on the image, in reading order.
    ///
    /// A line that slants by up to 20° about level, upwards, upside down or downwards has that quarter turn as its
    /// ``angle``, and its slant in the ``baseline``'s slope. Any other has its direction as its angle, rounded to a
    /// tenth of a degree.
    ///
    /// - Parameters:
    ///   - start: in pixels of the image; where a coordinate of either point is not finite, the line stays as it is.
    ///   - end: in the same pixels.
    ///   - width: of the image.
    ///   - height: of the image.
    public mutating func stand(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double), width: Int, height: Int
    ) {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else { return }
        let angle = Self.angle(ofDirection: atan2(start.y - end.y, end.x - start.x) * 180 / .pi)
        let view = LevelView(angle: angle, width: width, height: height)
        let (left, right) = (view(x: start.x, y: start.y), view(x: end.x, y: end.y))
        let slope = (right.y - left.y) / max(1, right.x - left.x)
        (self.angle, baseline) = (angle, Baseline(slope: slope, offset: left.y - slope * left.x))
    }

    /// - Parameter degrees: counter-clockwise.
    /// - Returns: the ``angle`` of a line that runs so.
    private static func angle(ofDirection degrees: Double) -> Double {
        let quarter = (degrees / 90).rounded() * 90
        return normalized(abs(degrees - quarter) <= greatestSlant ? quarter : degrees)
    }

    /// A direction brought to between 0 and 360 degrees and rounded to tenths of a degree; level for what is no number.
    package static func normalized(_ degrees: Double) -> Double {
        guard degrees.isFinite else { return 0 }
        let tenths = (degrees * 10).rounded().remainder(dividingBy: 3600)
        return (tenths < 0 ? tenths + 3600 : tenths + 0) / 10
    }

    /// The quarter turn that is nearest to the line's angle.
    package var quarterTurn: TextAngle {
        func distance(_ turn: TextAngle) -> Double {
            abs((angle - Double(turn.rawValue)).remainder(dividingBy: 360))
        }
        return TextAngle.allCases.min { distance($0) < distance($1) } ?? .upright
    }

    /// The line where it is once the image is turned counter-clockwise.
    ///
    /// In its ``LevelView`` nothing moves. Width and height are those of the image before.
    package func turned(by angle: TextAngle, width: Int, height: Int) -> Line {
        guard angle != .upright else { return self }
        var line = mappingBoxes { $0.turned(by: angle, width: width, height: height) }
        line.angle = Self.normalized(line.angle + Double(angle.rawValue))
        return line
    }
}
