#pragma once
#include <leptonica/allheaders.h>
#include <stdio.h>

/// Points C's `stderr` elsewhere; Swift cannot assign to that variable itself.
/// Returns where it pointed before.
static inline FILE *boardscan_replace_stderr(FILE *replacement) {
    FILE *previous = stderr;
    stderr = replacement;
    return previous;
}
