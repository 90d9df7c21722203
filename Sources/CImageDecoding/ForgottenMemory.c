#define _GNU_SOURCE
#include "ForgottenMemory.h"

#include <stdint.h>
#include <sys/mman.h>
#include <unistd.h>

void boardscan_forget(void *start, size_t length) {
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    uintptr_t first = ((uintptr_t)start + page - 1) / page * page, end = ((uintptr_t)start + length) / page * page;
    if (first < end) madvise((void *)first, end - first, MADV_DONTNEED);
}
