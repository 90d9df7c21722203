#pragma once
#include <dlfcn.h>
#include <stdbool.h>
#include <tesseract/capi.h>

// The functions that are called, by the names they have here. Their types are those of the header.
#define BOARDSCAN_TESSERACT_FUNCTIONS(FUNCTION)                  \
    FUNCTION(version, TessVersion)                               \
    FUNCTION(create, TessBaseAPICreate)                          \
    FUNCTION(delete, TessBaseAPIDelete)                          \
    FUNCTION(initialize, TessBaseAPIInit3)                       \
    FUNCTION(setPageSegmentationMode, TessBaseAPISetPageSegMode) \
    FUNCTION(setImage, TessBaseAPISetImage)                      \
    FUNCTION(recognize, TessBaseAPIRecognize)                    \
    FUNCTION(iterator, TessBaseAPIGetIterator)                   \
    FUNCTION(deleteIterator, TessResultIteratorDelete)           \
    FUNCTION(pageIterator, TessResultIteratorGetPageIterator)    \
    FUNCTION(next, TessResultIteratorNext)                       \
    FUNCTION(isAtBeginning, TessPageIteratorIsAtBeginningOf)     \
    FUNCTION(boundingBox, TessPageIteratorBoundingBox)           \
    FUNCTION(baseline, TessPageIteratorBaseline)                 \
    FUNCTION(text, TessResultIteratorGetUTF8Text)                \
    FUNCTION(deleteText, TessDeleteText)                         \
    FUNCTION(confidence, TessResultIteratorConfidence)

/// Tesseract's C API, as far as it is called.
typedef struct {
#define BOARDSCAN_FIELD(name, symbol) __typeof__(symbol) *_Nonnull name;
    BOARDSCAN_TESSERACT_FUNCTIONS(BOARDSCAN_FIELD)
#undef BOARDSCAN_FIELD
} boardscan_tesseract;

/// Loads the library, which stays loaded, and looks up the functions. Returns false where it or one of them is not there.
static inline bool boardscan_load_tesseract(const char *_Nonnull library, boardscan_tesseract *_Nonnull functions) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return false;
#define BOARDSCAN_LOOK_UP(name, symbol)                                 \
    functions->name = (__typeof__(symbol) *)dlsym(handle, #symbol);     \
    if (!functions->name) return false;
    BOARDSCAN_TESSERACT_FUNCTIONS(BOARDSCAN_LOOK_UP)
#undef BOARDSCAN_LOOK_UP
    return true;
}
