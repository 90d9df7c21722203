#pragma once
#include <stddef.h>

/// A file of the page that the server shows.
struct boardscan_page_file {
    /// Where the server has it, such as `/style.css`.
    const char *path;
    /// Its media type.
    const char *type;
    const unsigned char *bytes;
    size_t length;
};

/// All files of the page.
const struct boardscan_page_file *boardscan_page_files(size_t *count);

/// Memory that is read and written as a file and that no directory has a name for.
///
/// @return a descriptor to be closed by the caller; less than 0 where there is none
int boardscan_memory_file(void);

/// Closes all descriptors but standard input, output and error.
void boardscan_close_all_but_streams(void);

/// A picture of a text as a QR code, one byte for each point, row by row, 1 where it is dark.
///
/// Debian's libqrencode4 makes it, which is loaded when it is asked for.
///
/// @param width its width and height, in points.
/// @return to be given to free; a null pointer where the library is not there, or the text is too long
unsigned char *boardscan_qr_code(const char *text, int *width);
