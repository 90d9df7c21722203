import DocumentModel

/// Which writers nothing is trained on.
public enum WriterSplit {
    /// True for about one writer in nine (in train_r01_v07: 88 of 671, with 11 % of the characters); depends on nothing
    /// but the name, so it never changes.
    ///
    /// `FNVHash`, then the finaliser of SplitMix64, as FNV's low bits alone are uneven on short names.
    public static func isHeldOut(_ writer: String) -> Bool { hash(writer) % 9 == 0 }

    /// Whether a writer held out serves to fit the calibration, as about every second one does, or to measure it.
    public static func isForCalibration(_ writer: String) -> Bool { hash(writer) / 9 % 2 == 0 }

    private static func hash(_ writer: String) -> UInt64 {
        var bytes = FNVHash()
        for byte in writer.utf8 { bytes.combine(UInt64(byte)) }
        var hash = bytes.value
        hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
        hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 31)
    }
}
