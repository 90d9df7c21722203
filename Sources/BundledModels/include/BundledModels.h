#pragma once
#include <stddef.h>

/// The glyph classifier's weights file, as `boardscan-train fit` wrote it.
const unsigned char *boardscan_bundled_glyph_model(size_t *length);

/// The language prior, as `boardscan-train prior` wrote it.
const unsigned char *boardscan_bundled_language_prior(size_t *length);
