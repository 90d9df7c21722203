/// The value below which `share` of a histogram of 8-bit samples lies, interpolated within a bin.
func quantile(_ share: Double, of histogram: [Int32]) -> Float {
    var rest = share * Double(histogram.reduce(0, +))
    for (value, count) in histogram.enumerated() {
        if rest < Double(count) { return Float(value) + Float(rest / Double(count)) }
        rest -= Double(count)
    }
    return 255
}
