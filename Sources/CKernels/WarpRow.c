#include "PixelKernels.h"
#include "Clones.h"
#include "SamplePicture.h"

BOARDSCAN_CLONES
void boardscan_warp_row(
    const uint8_t *restrict source, int width, int height, const float *restrict first, const float *restrict step,
    int count, uint8_t *restrict target) {
    for (int index = 0; index < count; index++) {
        const float depth = first[2] + step[2] * (float)index;
        const float x = (first[0] + step[0] * (float)index) / depth - 0.5f;
        const float y = (first[1] + step[1] * (float)index) / depth - 0.5f;
        boardscan_sample(source, width, height, x, y, target + index * 3);
    }
}
