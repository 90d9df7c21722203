#include "BoardServerFiles.h"

#include <dlfcn.h>
#include <stdlib.h>

/// As qrencode.h of libqrencode 4 has it.
struct qr_code {
    int version;
    int width;
    unsigned char *data;
};

typedef struct qr_code *(*encode_function)(const char *text, int version, int level, int hint, int case_sensitive);
typedef void (*free_function)(struct qr_code *code);

/// A sixth of the code may be unreadable (QR_ECLEVEL_M), and bytes are kept as they are (QR_MODE_8).
enum { level_medium = 1, mode_bytes = 2 };

/// The lowest bit of a point says whether it is dark; the others, what part of the code it is of.
static unsigned char *points_of(const struct qr_code *code) {
    size_t count = (size_t)code->width * (size_t)code->width;
    unsigned char *points = malloc(count);
    for (size_t i = 0; points != 0 && i < count; i++) points[i] = code->data[i] & 1;
    return points;
}

unsigned char *boardscan_qr_code(const char *text, int *width) {
    void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
    if (library == 0) return 0;
    encode_function encode = (encode_function)dlsym(library, "QRcode_encodeString");
    free_function release = (free_function)dlsym(library, "QRcode_free");
    struct qr_code *code = encode != 0 && release != 0 ? encode(text, 0, level_medium, mode_bytes, 1) : 0;
    unsigned char *points = 0;
    if (code != 0) {
        *width = code->width;
        points = points_of(code);
        release(code);
    }
    dlclose(library);
    return points;
}
