#pragma once

#include "IsolatedDecoding.h"

/// What is asked of the process that decodes, and its answer.
struct job {
    const uint8_t *bytes;
    size_t count;
    int32_t index;
    double resolution;
    size_t most_pixels;
    /// In memory that both processes have.
    struct boardscan_decoded *answer;
    uint8_t *pixels;
};

typedef enum boardscan_decoding (*decoder)(const struct job *job);

/// Runs a decoder in a process of its own.
struct boardscan_decoded isolate(decoder decode, struct job job);

/// Where a function of a library goes, and what it is called there.
struct symbol {
    void *place;
    const char *name;
};

/// Loads a library and looks its functions up. Names are looked for in what the library itself needs, too.
///
/// @return whether all are there
int load_library(const char *name, const struct symbol *symbols, size_t count);
