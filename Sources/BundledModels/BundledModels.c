#include "BundledModels.h"
#include <string.h>

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

static const unsigned char language_de[] = {
#embed "languages/de.bsp" if_empty(0)
};

static const unsigned char language_fr[] = {
#embed "languages/fr.bsp" if_empty(0)
};

static const unsigned char language_es[] = {
#embed "languages/es.bsp" if_empty(0)
};

static const unsigned char language_pt[] = {
#embed "languages/pt.bsp" if_empty(0)
};

static const unsigned char language_it[] = {
#embed "languages/it.bsp" if_empty(0)
};

static const unsigned char language_nl[] = {
#embed "languages/nl.bsp" if_empty(0)
};

static const unsigned char language_da[] = {
#embed "languages/da.bsp" if_empty(0)
};

static const unsigned char language_nb[] = {
#embed "languages/nb.bsp" if_empty(0)
};

static const unsigned char language_sv[] = {
#embed "languages/sv.bsp" if_empty(0)
};

static const unsigned char language_fi[] = {
#embed "languages/fi.bsp" if_empty(0)
};

static const unsigned char language_pl[] = {
#embed "languages/pl.bsp" if_empty(0)
};

static const unsigned char language_cs[] = {
#embed "languages/cs.bsp" if_empty(0)
};

static const unsigned char language_sk[] = {
#embed "languages/sk.bsp" if_empty(0)
};

static const unsigned char language_hu[] = {
#embed "languages/hu.bsp" if_empty(0)
};

static const unsigned char language_ro[] = {
#embed "languages/ro.bsp" if_empty(0)
};

static const unsigned char language_tr[] = {
#embed "languages/tr.bsp" if_empty(0)
};

/// The priors of other languages by their codes.
static const struct {
    const char *code;
    const unsigned char *bytes;
    size_t length;
} languages[] = {
    {"de", language_de, sizeof language_de},
    {"fr", language_fr, sizeof language_fr},
    {"es", language_es, sizeof language_es},
    {"pt", language_pt, sizeof language_pt},
    {"it", language_it, sizeof language_it},
    {"nl", language_nl, sizeof language_nl},
    {"da", language_da, sizeof language_da},
    {"nb", language_nb, sizeof language_nb},
    {"sv", language_sv, sizeof language_sv},
    {"fi", language_fi, sizeof language_fi},
    {"pl", language_pl, sizeof language_pl},
    {"cs", language_cs, sizeof language_cs},
    {"sk", language_sk, sizeof language_sk},
    {"hu", language_hu, sizeof language_hu},
    {"ro", language_ro, sizeof language_ro},
    {"tr", language_tr, sizeof language_tr},
};

const unsigned char *boardscan_bundled_language(const char *code, size_t *length) {
    for (size_t index = 0; index < sizeof languages / sizeof languages[0]; index++) {
        if (strcmp(languages[index].code, code) == 0) {
            *length = languages[index].length;
            return languages[index].bytes;
        }
    }
    *length = 0;
    return 0;
}
