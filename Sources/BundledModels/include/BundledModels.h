#pragma once
#include <stddef.h>

/// The weights file of the classifier that reads lines, as `boardscan-train` wrote it.
const unsigned char *boardscan_bundled_glyph_model(size_t *length);

/// The weights file of the classifier that reads characters that stand alone.
const unsigned char *boardscan_bundled_single_glyph_model(size_t *length);

/// The language prior of English and code, as `boardscan-train prior` wrote it.
const unsigned char *boardscan_bundled_language_prior(size_t *length);

/// The prior of another language by its two letters of ISO 639-1; a null pointer for one that there is not.
const unsigned char *boardscan_bundled_language(const char *code, size_t *length);

/// The weights file of the network that finds writing.
const unsigned char *boardscan_bundled_finding_model(size_t *length);

/// The weights file of the network that reads lines column by column.
const unsigned char *boardscan_bundled_line_model(size_t *length);
