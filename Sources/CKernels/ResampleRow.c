#include "PixelKernels.h"
#include "Clones.h"

BOARDSCAN_CLONES
void boardscan_resample_row(
    boardscan_coverage coverage, float x, float y, float stepX, float stepY, int count, uint8_t *restrict ink) {
    const float *restrict samples = coverage.samples;
    const int pitch = coverage.width + 2;
    const float right = (float)coverage.width, bottom = (float)coverage.height;
    for (int index = 0; index < count; index++) {
        const float atX = x + stepX * (float)index, atY = y + stepY * (float)index;
        const int isInside = atX >= -1 && atY >= -1 && atX < right && atY < bottom;
        // Truncation rounds down what is not negative; what is outside looks at the corner.
        const float fromX = isInside ? atX + 1 : 0, fromY = isInside ? atY + 1 : 0;
        const int column = (int)fromX < coverage.width ? (int)fromX : coverage.width;
        const int row = (int)fromY < coverage.height ? (int)fromY : coverage.height;
        const float weightX = fromX - (float)column, weightY = fromY - (float)row;
        const int first = row * pitch + column, second = first + pitch;
        const float upper = samples[first] * (1 - weightX) + samples[first + 1] * weightX;
        const float lower = samples[second] * (1 - weightX) + samples[second + 1] * weightX;
        ink[index] = (uint8_t)(isInside & (upper * (1 - weightY) + lower * weightY >= 0.5f));
    }
}
