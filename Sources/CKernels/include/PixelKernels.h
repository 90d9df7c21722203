#pragma once
#include <stddef.h>
#include <stdint.h>

// Loops over rows of pixels that a compiler turns into vector instructions, compiled for several generations of
// processors; the loader takes the best one. All of them give the same values.

/// How much darker than the board each pixel is, 0…255: the greater of the luminance's share and `colourShare / 256` of
/// the most darkened channel's, whose board counts as half as light as the lightest one's at least.
///
/// @param row red, green, blue of `width` pixels
/// @param flip 255 for the negative of `row`, otherwise 0
/// @param red the board's red at each pixel, never 0; `green` and `blue` likewise
void boardscan_contrast_row(
    const uint8_t *row, uint8_t flip, const uint8_t *red, const uint8_t *green, const uint8_t *blue, int width,
    int colourShare, uint8_t *contrast);

/// Red, green and blue of words that hold them from the most significant byte down.
void boardscan_unpack_words(const uint32_t *words, int count, uint8_t *pixels);

/// Adds samples to sums.
void boardscan_add_row(const uint8_t *row, uint8_t flip, int count, uint32_t *sums);

/// Adds samples times a weight to sums.
void boardscan_add_weighted_row(const uint8_t *row, float weight, int count, float *sums);

/// Linear interpolation in 1/256 between neighbouring cells.
///
/// @param cells `count` samples
/// @param first the cell left of each pixel
/// @param weight of the cell right of it, 0…256
void boardscan_spread_row(
    const uint8_t *cells, int count, const int32_t *first, const int32_t *weight, int width, uint8_t *row);

/// Linear interpolation between two rows; at least 1.
///
/// @param weight of `lower`, 0…256
void boardscan_blend_rows(const uint8_t *upper, const uint8_t *lower, int weight, int count, uint8_t *row);

/// Linear interpolation between the centres of tiles.
///
/// @param values one for each of `columns` tiles of `tile` pixels
void boardscan_interpolate_row(const float *values, int columns, int tile, int width, float *row);

/// What is ink: 1 surely, 2 perhaps, 0 not.
///
/// @param sureFloor the least contrast of sure ink, `weakFloor` that of ink at all
/// @param strength the contrast of the strokes nearby, of which `sureShare` and `weakShare` are demanded as well
void boardscan_label_row(
    const uint8_t *contrast, const float *sureFloor, const float *weakFloor, const float *strength, float sureShare,
    float weakShare, int width, uint8_t *labels);

/// A row of a strip that lies along a course in a picture, bilinear between the middles of pixels; beyond the edges the
/// nearest pixel.
///
/// @param first the place of the row's first pixel, x and y, in pixels from the middle of the picture's first one
/// @param step from pixel to pixel, x and y; a pixel lower in the strip is this turned clockwise by a right angle
/// @param drops by how many of the strip's pixels each lies lower
/// @param target `count * 3` samples
void boardscan_strip_row(
    const uint8_t *source, int width, int height, const float *first, const float *step, const float *drops, int count,
    uint8_t *target);

/// A row of a picture of three samples a pixel seen through a perspective map, bilinear between the middles of pixels;
/// beyond the edges the nearest pixel.
///
/// @param first what the map makes of the row's first pixel: x, y and depth, both to be divided by the depth
/// @param step how these change from pixel to pixel
/// @param target `count * 3` samples
void boardscan_warp_row(
    const uint8_t *source, int width, int height, const float *first, const float *step, int count, uint8_t *target);

/// The dot products of a vector with others.
///
/// @param length of each vector, a multiple of 16
/// @param others `count * length` values
void boardscan_dot_products(const float *vector, const float *others, int length, int count, float *products);
