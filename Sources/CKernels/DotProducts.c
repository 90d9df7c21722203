#include "PixelKernels.h"
#include "Clones.h"

enum { LANES = 16 };

// Sixteen sums for each product whatever the processor's width, so that all processors agree.
typedef float lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));

BOARDSCAN_CLONES
void boardscan_dot_products(
    const float *restrict vector, const float *restrict others, int length, int count, float *restrict products) {
    for (int number = 0; number < count; number++) {
        const lanes *own = (const lanes *)vector, *other = (const lanes *)(others + (long)number * length);
        lanes sums = {0};
        for (int index = 0; index < length / LANES; index++) sums += own[index] * other[index];
        for (int half = LANES / 2; half > 0; half /= 2)
            for (int lane = 0; lane < half; lane++) sums[lane] += sums[lane + half];
        products[number] = sums[0];
    }
}
