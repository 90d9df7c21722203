#define _GNU_SOURCE
#include "TIFFErrors.h"

#include <dlfcn.h>
#include <stdarg.h>

typedef void (*error_handler)(void *file, const char *module, const char *format, va_list arguments);

static _Thread_local int errors = 0;

static void count(void *file, const char *module, const char *format, va_list arguments) {
    (void)file;
    (void)module;
    (void)format;
    (void)arguments;
    errors += 1;
}

void boardscan_count_tiff_errors(void) {
    // Looked up in the program: libtiff comes with Leptonica, its headers need not. Leptonica sets the other handler.
    error_handler (*set)(error_handler) =
        (error_handler(*)(error_handler))dlsym(RTLD_DEFAULT, "TIFFSetErrorHandlerExt");
    if (set != 0) set(count);
}

int boardscan_take_tiff_errors(void) {
    int taken = errors;
    errors = 0;
    return taken;
}
