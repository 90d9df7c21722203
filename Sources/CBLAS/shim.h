#pragma once
#include <cblas.h>

// OpenBLAS starts a thread per core when it is loaded, and each spins for 20 ms before it sleeps. Some builds have no
// threads, hence weak.
__attribute__((weak)) extern int blas_thread_shutdown_(void);

static inline void boardscan_end_blas_threads(void) {
    if (blas_thread_shutdown_) blas_thread_shutdown_();
}
