/// What can be known of a picture without decoding its pixels.
struct ImageStructure {
    /// Size as stored, before the orientation is applied.
    var width: Int
    var height: Int
    var orientation: ImageOrientation = .upright
    /// The file ends before the picture does; told after the size was checked.
    var isTruncated = false
    /// The entry of the palette that is transparent, where the decoder does not say.
    var transparentEntry: Int?
    /// The bytes to hand to the decoder where they differ from the file's.
    var replacement: [UInt8]?
}
