#include "PixelKernels.h"
#include "Clones.h"

BOARDSCAN_CLONES
void boardscan_interpolate_row(const float *restrict values, int columns, int tile, int width, float *restrict row) {
    int start = 0;
    // Between the centres of two tiles the neighbours stay the same.
    for (int column = 0; column < columns; column++) {
        int end = column == columns - 1 ? width : (2 * column + 3) * tile / 2;
        if (end > width) end = width;
        const float left = values[column];
        const float difference = values[column + 1 < columns ? column + 1 : column] - left;
        for (int x = start; x < end; x++) {
            const float position = ((float)x + 0.5f) / (float)tile - 0.5f;
            row[x] = left + difference * ((position > 0 ? position : 0) - (float)column);
        }
        if (end > start) start = end;
    }
}

BOARDSCAN_CLONES
void boardscan_label_row(
    const uint8_t *restrict contrast, const float *restrict sureFloor, const float *restrict weakFloor,
    const float *restrict strength, float sureShare, float weakShare, int width, uint8_t *restrict labels) {
    for (int x = 0; x < width; x++) {
        const float sure = sureShare * strength[x], weak = weakShare * strength[x];
        const float value = contrast[x];
        const int isSure = value >= (sureFloor[x] > sure ? sureFloor[x] : sure);
        const int isInk = value >= (weakFloor[x] > weak ? weakFloor[x] : weak);
        labels[x] = (uint8_t)(isInk ? (isSure ? 1 : 2) : 0);
    }
}
