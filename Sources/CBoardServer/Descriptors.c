#define _GNU_SOURCE
#include "BoardServerFiles.h"

#include <limits.h>
#include <sys/mman.h>
#include <unistd.h>

int boardscan_memory_file(void) { return memfd_create("boardscan-photo", MFD_CLOEXEC); }

void boardscan_close_all_but_streams(void) { close_range(STDERR_FILENO + 1, UINT_MAX, 0); }
