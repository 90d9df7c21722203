#include "CMalloc.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

void boardscan_keep_freed_memory(void) {
#if defined(M_MMAP_THRESHOLD) && defined(M_TRIM_THRESHOLD)
    mallopt(M_MMAP_THRESHOLD, 256 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}
