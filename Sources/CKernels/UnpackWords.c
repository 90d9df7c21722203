#include "PixelKernels.h"
#include "Clones.h"

BOARDSCAN_CLONES
void boardscan_unpack_words(const uint32_t *restrict words, int count, uint8_t *restrict pixels) {
    for (int x = 0; x < count; x++) {
        pixels[3 * x] = (uint8_t)(words[x] >> 24);
        pixels[3 * x + 1] = (uint8_t)(words[x] >> 16);
        pixels[3 * x + 2] = (uint8_t)(words[x] >> 8);
    }
}
