#pragma once
#include <stddef.h>

/// The weights file of the classifier that reads lines, as `boardscan-train` wrote it.
const unsigned char *boardscan_bundled_glyph_model(size_t *length);

/// The weights file of the classifier that reads characters that stand alone.
const unsigned char *boardscan_bundled_single_glyph_model(size_t *length);

/// The language prior, as `boardscan-train prior` wrote it.
const unsigned char *boardscan_bundled_language_prior(size_t *length);

/// The weights file of the network that finds writing.
const unsigned char *boardscan_bundled_finding_model(size_t *length);

/// The weights file of the network that reads lines column by column.
const unsigned char *boardscan_bundled_line_model(size_t *length);
