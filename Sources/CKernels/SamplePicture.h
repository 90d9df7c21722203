#pragma once
#include <stdint.h>

/// Writes a picture's colour at a place, bilinear between the middles of its pixels; beyond the edges that of the nearest
/// one.
///
/// @param source red, green, blue of each pixel
/// @param x in pixels from the middle of the first one; so is `y`
static inline __attribute__((always_inline)) void boardscan_sample(
    const uint8_t *restrict source, int width, int height, float x, float y, uint8_t *restrict target) {
    const float right = (float)(width - 1), bottom = (float)(height - 1);
    // What is no number stays at the first pixel.
    x = x > 0 ? (x < right ? x : right) : 0;
    y = y > 0 ? (y < bottom ? y : bottom) : 0;
    const int column = (int)x, row = (int)y;
    const float shareX = x - (float)column, shareY = y - (float)row;
    const uint8_t *upper = source + ((long)row * width + column) * 3;
    const uint8_t *lower = upper + (row + 1 < height ? (long)width * 3 : 0);
    const int next = column + 1 < width ? 3 : 0;
    for (int channel = 0; channel < 3; channel++) {
        const float above = (float)upper[channel] + (float)(upper[channel + next] - upper[channel]) * shareX;
        const float below = (float)lower[channel] + (float)(lower[channel + next] - lower[channel]) * shareX;
        target[channel] = (uint8_t)(above + (below - above) * shareY + 0.5f);
    }
}
