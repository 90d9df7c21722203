#pragma once
#include <stddef.h>

/// A file that pages are put together from: a style sheet or a script.
struct boardscan_page_part {
    /// Its name in the directory `pages`, such as `common.css`.
    const char *name;
    const unsigned char *bytes;
    size_t length;
};

/// All of them.
const struct boardscan_page_part *boardscan_page_parts(size_t *count);
