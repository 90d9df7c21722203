#include "BundledModels.h"

static const unsigned char glyph_model[] = {
#embed "glyphs.bsm" if_empty(0)
};

static const unsigned char single_glyph_model[] = {
#embed "single.bsm" if_empty(0)
};

static const unsigned char finding_model[] = {
#embed "finding.bsf" if_empty(0)
};

static const unsigned char line_model[] = {
#embed "line.bsln" if_empty(0)
};

static const unsigned char language_prior[] = {
#embed "english.bsp" if_empty(0)
};

const unsigned char *boardscan_bundled_glyph_model(size_t *length) {
    *length = sizeof glyph_model;
    return glyph_model;
}

const unsigned char *boardscan_bundled_single_glyph_model(size_t *length) {
    *length = sizeof single_glyph_model;
    return single_glyph_model;
}

const unsigned char *boardscan_bundled_language_prior(size_t *length) {
    *length = sizeof language_prior;
    return language_prior;
}

const unsigned char *boardscan_bundled_finding_model(size_t *length) {
    *length = sizeof finding_model;
    return finding_model;
}

const unsigned char *boardscan_bundled_line_model(size_t *length) {
    *length = sizeof line_model;
    return line_model;
}
