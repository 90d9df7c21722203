#include "PNGDecoding.h"

#include <png.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *bytes;
    size_t count;
    size_t offset;
    bool isTruncated;
} source;

static void read_bytes(png_structp png, png_bytep target, size_t length) {
    source *from = png_get_io_ptr(png);
    if (length > from->count - from->offset) {
        from->isTruncated = true;
        png_error(png, "truncated");
    }
    memcpy(target, from->bytes + from->offset, length);
    from->offset += length;
}

// libpng prints unless told otherwise.
static void fail(png_structp png, png_const_charp message) {
    (void)message;
    png_longjmp(png, 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

/// Asks for RGB of 8 bits, whatever is stored.
static void ask_for_rgb(png_structp png) {
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_gray_to_rgb(png);
    png_color_16 white = {.red = 255, .green = 255, .blue = 255, .gray = 255};
    png_set_background(png, &white, PNG_BACKGROUND_GAMMA_SCREEN, 0, 1);
}

static void take_facts(png_structp png, png_infop info, boardscan_png_facts *facts) {
    png_uint_32 across = 0, down = 0, length = 0;
    int unit = PNG_RESOLUTION_UNKNOWN;
    if (png_get_pHYs(png, info, &across, &down, &unit) && unit == PNG_RESOLUTION_METER) {
        facts->across = across;
        facts->down = down;
    }
    png_bytep exif = NULL;
    if (png_get_eXIf_1(png, info, &length, &exif) && length > 0 && (facts->exif = malloc(length))) {
        memcpy(facts->exif, exif, length);
        facts->exifLength = length;
    }
}

/// Returns false where libpng gives up.
static bool decode(
    png_structp png, png_infop info, source *from, uint32_t width, uint32_t height, uint8_t *pixels,
    boardscan_png_facts *facts) {
    if (setjmp(png_jmpbuf(png))) return false;
    png_set_read_fn(png, from, read_bytes);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_QUIET_USE);
    // Nobody asks for texts and colour profiles.
    static const png_byte unused[] = "tEXt\0zTXt\0iTXt\0iCCP\0sPLT\0hIST";
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, unused, 6);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) return false;
    ask_for_rgb(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t row = (size_t)width * 3;
    if (png_get_rowbytes(png, info) != row) return false;
    for (int pass = 0; pass < passes; pass++) {
        for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * row, NULL);
    }
    png_read_end(png, info);
    take_facts(png, info, facts);
    return true;
}

enum boardscan_png_result boardscan_decode_png(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, boardscan_png_facts *facts) {
    *facts = (boardscan_png_facts){0};
    source from = {.bytes = bytes, .count = count};
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    bool isRead = info && decode(png, info, &from, width, height, pixels, facts);
    if (png) png_destroy_read_struct(&png, &info, NULL);
    if (isRead) return BOARDSCAN_PNG_READ;
    return from.isTruncated ? BOARDSCAN_PNG_TRUNCATED : BOARDSCAN_PNG_DAMAGED;
}
