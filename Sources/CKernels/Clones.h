#pragma once

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

/// Compiles a function once for each generation of processors. Which one runs is settled before Thread Sanitizer is there.
#if defined(__x86_64__) && defined(__linux__) && !__has_feature(thread_sanitizer)
#define BOARDSCAN_CLONES __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define BOARDSCAN_CLONES
#endif

// A fused product and sum rounds once where two instructions round twice: without it all processors agree.
#pragma clang fp contract(off)
