#include "PixelKernels.h"
#include "Clones.h"
#include "SamplePicture.h"

BOARDSCAN_CLONES
void boardscan_strip_row(
    const uint8_t *restrict source, int width, int height, const float *restrict first, const float *restrict step,
    const float *restrict drops, int count, uint8_t *restrict target) {
    for (int index = 0; index < count; index++) {
        const float x = first[0] + step[0] * (float)index - step[1] * drops[index];
        const float y = first[1] + step[1] * (float)index + step[0] * drops[index];
        boardscan_sample(source, width, height, x, y, target + index * 3);
    }
}
