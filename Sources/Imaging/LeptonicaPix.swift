import CImageDecoding
import CKernels
import CLeptonica
import DocumentModel

/// Owns one of Leptonica's pictures.
final class LeptonicaPix {
    let pointer: UnsafeMutablePointer<Pix>

    /// Takes over a picture that Leptonica made; `nil` stays `nil`.
    init?(taking pointer: UnsafeMutablePointer<Pix>?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit {
        var owned: UnsafeMutablePointer<Pix>? = pointer
        pixDestroy(&owned)
    }

    var width: Int { Int(pixGetWidth(pointer)) }
    var height: Int { Int(pixGetHeight(pointer)) }

    /// Leptonica writes its errors to standard error unless told otherwise, and some even then; ours are thrown.
    static let silenceMessages: Void = {
        _ = setMsgSeverity(Int32(L_SEVERITY_NONE))
        leptSetStderrHandler { _ in }
        boardscan_count_tiff_errors()
    }()

    /// Nothing happens where there is no such entry.
    func makeTransparent(paletteEntry index: Int) {
        guard let palette = pixGetColormap(pointer), index < pixcmapGetCount(palette) else { return }
        _ = pixcmapSetAlpha(palette, Int32(index), 0)
    }

    /// The picture as 8-bit RGB, with transparent parts on white; its own pixels are gone afterwards.
    func rgbImage() -> RGBImage? {
        var image = opaqueImage()
        image?.resolution = Resolution(told: Int(pixGetXRes(pointer)), Int(pixGetYRes(pointer)))
        return image
    }

    private func opaqueImage() -> RGBImage? {
        if pixGetDepth(pointer) == 32, pixGetSpp(pointer) != 4 { return copyRGB() }
        // Palettes with transparency become 32-bit pictures with alpha.
        guard let full = LeptonicaPix(taking: pixRemoveColormap(pointer, Int32(REMOVE_CMAP_BASED_ON_SRC))) else {
            return nil
        }
        if pixGetSpp(full.pointer) == 4 {
            return LeptonicaPix(taking: pixAlphaBlendUniform(full.pointer, 0xFFFF_FF00))?.copyRGB()
        }
        if pixGetDepth(full.pointer) == 32 { return full.copyRGB() }
        return LeptonicaPix(taking: pixConvertTo32(full.pointer))?.copyRGB()
    }

    /// Each 32-bit word holds red, green, blue and alpha from the most significant byte down.
    ///
    /// Rows that are copied are given back, so that a picture is not held twice.
    private func copyRGB() -> RGBImage? {
        guard pixGetDepth(pointer) == 32, let words = pixGetData(pointer) else { return nil }
        let wordsPerLine = Int(pixGetWpl(pointer))
        let (width, height) = (width, height)
        let band = max(1, Self.bytesCopiedAtOnce / max(1, wordsPerLine * 4))
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
            guard let target = buffer.baseAddress else { return }
            for start in stride(from: 0, to: height, by: band) {
                let end = min(height, start + band)
                for y in start..<end {
                    boardscan_unpack_words(words + y * wordsPerLine, Int32(width), target + y * width * 3)
                }
                boardscan_forget(words + start * wordsPerLine, (end - start) * wordsPerLine * 4)
            }
            count = width * height * 3
        }
        return RGBImage(width: width, height: height, pixels: pixels)
    }

    /// Small beside a picture, large beside a page of memory.
    private static let bytesCopiedAtOnce = 8 << 20
}
