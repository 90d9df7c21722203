#include "PixelKernels.h"
#include "Clones.h"

static inline int larger(int a, int b) { return a > b ? a : b; }

/// Exact: numbers below 2²⁴ whose quotient is further from the next whole number than a float's last place.
static inline int quotient(int dividend, int divisor) { return (int)((float)dividend / (float)divisor); }

static inline int darkening(int board, int value, int least) {
    return quotient(larger(0, board - value) * 255, larger(board, least));
}

/// ITU-R BT.601 luminance, 0…65,280.
static inline int luminance(int red, int green, int blue) { return 77 * red + 150 * green + 29 * blue; }

BOARDSCAN_CLONES
void boardscan_contrast_row(
    const uint8_t *restrict row, uint8_t flip, const uint8_t *restrict red, const uint8_t *restrict green,
    const uint8_t *restrict blue, int width, int colourShare, uint8_t *restrict contrast) {
    for (int x = 0; x < width; x++) {
        const int r = row[3 * x] ^ flip, g = row[3 * x + 1] ^ flip, b = row[3 * x + 2] ^ flip;
        const int least = larger(red[x], larger(green[x], blue[x])) >> 1;
        const int darkest = larger(
            darkening(red[x], r, least), larger(darkening(green[x], g, least), darkening(blue[x], b, least)));
        const int board = luminance(red[x], green[x], blue[x]);
        const int gray = quotient(larger(0, board - luminance(r, g, b)) * 255, board);
        contrast[x] = (uint8_t)larger(gray, darkest * colourShare >> 8);
    }
}
