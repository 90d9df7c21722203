#include "PixelKernels.h"
#include "Clones.h"

BOARDSCAN_CLONES
void boardscan_strip_row(
    boardscan_picture picture, const float *restrict first, const float *restrict step, const float *restrict drops,
    int count, uint8_t *restrict target) {
    const uint8_t *restrict source = picture.samples;
    const int width = picture.width, height = picture.height;
    const float right = (float)(width - 1), bottom = (float)(height - 1);
    for (int index = 0; index < count; index++) {
        float x = first[0] + step[0] * (float)index - step[1] * drops[index];
        float y = first[1] + step[1] * (float)index + step[0] * drops[index];
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
            target[index * 3 + channel] = (uint8_t)(above + (below - above) * shareY + 0.5f);
        }
    }
}
