#pragma once

#include <stddef.h>
#include <stdint.h>

/// Decodes formats whose libraries need not be there, PDF by poppler and HEIF by libheif, each task in a process of its own.
///
/// The libraries are loaded by that process alone: the program starts without them. The process is this program, started anew for the
/// task: it has none of the program's memory and descriptors, limited time and memory, and may neither write files nor reach a
/// network nor start others. Whatever a file does to the libraries, that process ends, and the program goes on.

enum boardscan_decoding {
    boardscan_decoding_done = 0,
    /// The library is not installed.
    boardscan_decoding_no_library,
    /// The library cannot decode this kind of file, or its part for it is not installed.
    boardscan_decoding_no_decoder,
    /// The file is damaged, or decoding it took too much memory.
    boardscan_decoding_damaged,
    /// The file is encrypted.
    boardscan_decoding_locked,
    /// Decoding took too much time.
    boardscan_decoding_too_slow,
};

enum boardscan_task_kind {
    /// How many pages a PDF has.
    boardscan_task_pdf_pages,
    /// Draws a page of a PDF on white.
    boardscan_task_pdf_page,
    /// The size of a HEIF's main picture, as it is turned for people.
    boardscan_task_heif_size,
    /// A HEIF's main picture, turned for people, on white.
    boardscan_task_heif_picture,
};

struct boardscan_task {
    enum boardscan_task_kind kind;
    /// Of a page, from 0.
    int32_t index;
    /// Pixels per inch of a page, fewer where that makes more pixels than may be.
    int32_t resolution;
    /// Seconds of processor time that it may take.
    uint32_t seconds;
    /// Width times height at most; 0 where no pixels are asked for.
    size_t most_pixels;
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
    /// Processor time it took.
    double seconds;
    /// Rows of red, green and blue from the top, if any; to be released with the number of bytes that were asked for.
    uint8_t *pixels;
};

/// Copies a file to where processes that decode it find it.
///
/// @return a descriptor to be closed by the caller; less than 0 where there is no memory
int boardscan_share(const uint8_t *bytes, size_t count);

/// Does a task with a file that was shared, and waits for it.
struct boardscan_decoded boardscan_decode_apart(int file, struct boardscan_task task);

/// Gives the pixels back.
///
/// @param most_pixels as they were asked for.
void boardscan_release_pixels(uint8_t *pixels, size_t most_pixels);
