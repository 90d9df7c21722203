#pragma once

#include <stddef.h>
#include <stdint.h>

/// Decodes formats whose libraries need not be there, PDF by poppler and HEIF by libheif, each call in a process of its own.
///
/// The libraries are loaded by that process alone: the program starts without them. Whatever a file does to them, that process ends,
/// after a limited time and with limited memory, and the program goes on.

enum boardscan_decoding {
    boardscan_decoding_done = 0,
    /// The library is not installed.
    boardscan_decoding_no_library,
    /// The library cannot decode this kind of file, or its part for it is not installed.
    boardscan_decoding_no_decoder,
    /// The file is damaged, or decoding it took too much time or memory.
    boardscan_decoding_damaged,
    /// The file is encrypted.
    boardscan_decoding_locked,
};

struct boardscan_decoded {
    enum boardscan_decoding outcome;
    /// Pages of a PDF.
    int32_t pages;
    /// In pixels.
    int32_t width;
    int32_t height;
    /// Pixels per inch a page of a PDF is drawn with.
    double resolution;
    /// Rows of red, green and blue from the top, if any; to be released with the number of bytes that were asked for.
    uint8_t *pixels;
};

/// How many pages a PDF has.
struct boardscan_decoded boardscan_pdf_pages(const uint8_t *bytes, size_t count);

/// Draws a page of a PDF on white.
///
/// @param index from 0.
/// @param resolution pixels per inch, fewer where that makes more pixels than may be.
/// @param most_pixels width times height at most.
struct boardscan_decoded boardscan_pdf_page(
    const uint8_t *bytes, size_t count, int32_t index, double resolution, size_t most_pixels);

/// The size of a HEIF's main picture, as it is turned for people.
struct boardscan_decoded boardscan_heif_size(const uint8_t *bytes, size_t count);

/// A HEIF's main picture, turned for people, on white.
///
/// @param most_pixels width times height at most.
struct boardscan_decoded boardscan_heif_picture(const uint8_t *bytes, size_t count, size_t most_pixels);

/// Gives the pixels back.
///
/// @param most_pixels as they were asked for.
void boardscan_release_pixels(uint8_t *pixels, size_t most_pixels);
