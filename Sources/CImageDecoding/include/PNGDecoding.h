#pragma once
#include <stddef.h>
#include <stdint.h>

enum boardscan_png_result { BOARDSCAN_PNG_READ, BOARDSCAN_PNG_TRUNCATED, BOARDSCAN_PNG_DAMAGED };

/// What a PNG tells besides its pixels.
typedef struct {
    /// Pixels per metre, across and down; 0 where it does not say.
    uint32_t across, down;
    /// The Exif data, to be freed by the caller; none where there are none.
    uint8_t *exif;
    size_t exifLength;
} boardscan_png_facts;

/// Decodes a PNG to 8-bit RGB with libpng; transparent parts lie on white. Nothing is printed.
///
/// `pixels` holds 3·width·height samples, for the size that the header tells; another size counts as damage.
enum boardscan_png_result boardscan_decode_png(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, boardscan_png_facts *facts);
