#pragma once

#include "IsolatedDecoding.h"

/// What is asked of the process that decodes, and its answer.
struct job {
    const uint8_t *bytes;
    size_t count;
    struct boardscan_task task;
    /// In memory that both processes have.
    struct boardscan_decoded *answer;
    uint8_t *pixels;
};

typedef enum boardscan_decoding (*decoder)(const struct job *job);

enum boardscan_decoding count_pdf_pages(const struct job *job);
enum boardscan_decoding draw_pdf_page(const struct job *job);
enum boardscan_decoding measure_heif(const struct job *job);
enum boardscan_decoding decode_heif(const struct job *job);

/// Bytes before the pixels in the memory that both processes have: the answer, and what makes it whole pages.
enum { answer_length = 4096 };

/// The descriptors that the process begins with, besides the standard ones.
enum { file_descriptor = 3, memory_descriptor = 4 };

/// What the program is called when it is started for a task. The next argument is the task.
#define WORKER_NAME "boardscan: decoding"

/// Takes everything from this process that decoding does not need: limits, then a filter of system calls where there is one.
void confine(unsigned seconds);

/// Allows the system calls that decoding needs, and refuses all others.
void filter_system_calls(void);

/// Where a function of a library goes, and what it is called there.
struct symbol {
    void *place;
    const char *name;
};

/// Loads a library and looks its functions up. Names are looked for in what the library itself needs, too.
///
/// @return whether all are there
int load_library(const char *name, const struct symbol *symbols, size_t count);
