#include "PixelKernels.h"
#include "Clones.h"

BOARDSCAN_CLONES
void boardscan_add_row(const uint8_t *restrict row, uint8_t flip, int count, uint32_t *restrict sums) {
    for (int index = 0; index < count; index++) sums[index] += row[index] ^ flip;
}

BOARDSCAN_CLONES
void boardscan_add_weighted_row(const uint8_t *restrict row, float weight, int count, float *restrict sums) {
    for (int index = 0; index < count; index++) sums[index] += (float)row[index] * weight;
}

void boardscan_spread_row(
    const uint8_t *restrict cells, int count, const int32_t *restrict first, const int32_t *restrict weight, int width,
    uint8_t *restrict row) {
    int x = 0;
    for (int cell = 0; cell < count; cell++) {
        const int left = cells[cell] * 256 + 128;
        const int difference = (cell + 1 < count ? cells[cell + 1] : cells[cell]) - cells[cell];
        for (; x < width && first[x] == cell; x++) row[x] = (uint8_t)((left + difference * weight[x]) >> 8);
    }
}

BOARDSCAN_CLONES
void boardscan_blend_rows(
    const uint8_t *restrict upper, const uint8_t *restrict lower, int weight, int count, uint8_t *restrict row) {
    for (int x = 0; x < count; x++) {
        const int value = (upper[x] * (256 - weight) + lower[x] * weight + 128) >> 8;
        row[x] = (uint8_t)(value > 1 ? value : 1);
    }
}
