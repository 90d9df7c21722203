import CLeptonica

@testable import Imaging

/// Writes pictures in the formats that the product itself only reads.
enum LeptonicaWriter {
    static let formats: [ImageFormat] = [.jpeg, .png, .tiff, .webp, .bmp, .gif, .pnm, .jpeg2000]

    static func bytes(_ image: RGBImage, as format: ImageFormat) throws -> [UInt8] {
        let code =
            switch format {
            case .jpeg: IFF_JFIF_JPEG
            case .png: IFF_PNG
            case .tiff: IFF_TIFF_LZW
            case .webp: IFF_WEBP
            case .bmp: IFF_BMP
            case .gif: IFF_GIF
            case .pnm: IFF_PNM
            case .jpeg2000: IFF_JP2
            case .pdf, .heic, .avif: throw ImageError.encodingFailed(format)
            }
        var data: UnsafeMutablePointer<UInt8>?
        var size = 0
        // A PNG is the way into Leptonica that is tested elsewhere.
        let png = try ImageEncoder.png(image)
        guard let pix = LeptonicaPix(taking: pixReadMemPng(png, png.count)),
            pixWriteMem(&data, &size, pix.pointer, Int32(code)) == 0, let data
        else { throw ImageError.encodingFailed(format) }
        defer { lept_free(data) }
        return Array(UnsafeBufferPointer(start: data, count: size))
    }
}
