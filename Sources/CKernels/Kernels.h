// The kernels, compiled once per instruction set. The includer defines
//   KERNEL(name)                   the function's name for this set
//   VECTOR, LANES                  a vector of LANES 32-bit sums
//   POSITIONS                      how many positions times two vectors of sums the registers hold
//   ZERO(), STORE(p, v)            on such vectors
//   WEIGHTS, LOAD_WEIGHTS(p)       LANES × 4 signed bytes
//   ACTIVATIONS, BROADCAST(p)      4 unsigned bytes for all lanes
//   DOT(sums, activations, weights)

/// One block of positions by `VECTORS` vectors of outputs: all sums stay in registers.
#define DEFINE_BLOCK(VECTORS)                                                                                          \
    static inline void KERNEL(block##VECTORS)(                                                                         \
        const uint8_t *input, const int32_t *offsets, boardscan_patch patch, const int8_t *const *weights,             \
        int32_t *const *sums) {                                                                                        \
        VECTOR totals[POSITIONS][VECTORS];                                                              \
        for (int p = 0; p < POSITIONS; p++)                                                             \
            for (int v = 0; v < VECTORS; v++) totals[p][v] = ZERO();                                                   \
        ptrdiff_t taken = 0;                                                                                           \
        for (int row = 0; row < patch.rows; row++) {                                                                   \
            const uint8_t *line = input + row * patch.pitch;                                                           \
            for (int k = 0; k < patch.run; k += 4, taken += 4 * boardscan_lanes) {                                     \
                WEIGHTS factors[VECTORS];                                                                              \
                for (int v = 0; v < VECTORS; v++) factors[v] = LOAD_WEIGHTS(weights[v] + taken);                       \
                for (int p = 0; p < POSITIONS; p++) {                                                   \
                    ACTIVATIONS activations = BROADCAST(line + offsets[p] + k);                                        \
                    for (int v = 0; v < VECTORS; v++) totals[p][v] = DOT(totals[p][v], activations, factors[v]);       \
                }                                                                                                      \
            }                                                                                                          \
        }                                                                                                              \
        for (int p = 0; p < POSITIONS; p++)                                                             \
            for (int v = 0; v < VECTORS; v++) STORE(sums[p] + v * LANES, totals[p][v]);                                \
    }

DEFINE_BLOCK(1)
DEFINE_BLOCK(2)

static void KERNEL(patch_products)(
    const uint8_t *input, const int32_t *offsets, int positions, boardscan_patch patch, const int8_t *weights,
    int outputs, int32_t *sums) {
    const ptrdiff_t group = (ptrdiff_t)patch.rows * patch.run * boardscan_lanes;
    for (int output = 0; output < outputs;) {
        const int vectors = outputs - output >= 2 * LANES ? 2 : 1;
        const int8_t *columns[2];
        for (int v = 0; v < vectors; v++) {
            const int first = output + v * LANES;
            columns[v] = weights + first / boardscan_lanes * group + first % boardscan_lanes * 4;
        }
        for (int start = 0; start < positions; start += POSITIONS) {
            int32_t starts[POSITIONS];
            int32_t *rows[POSITIONS];
            for (int p = 0; p < POSITIONS; p++) {
                // What lies beyond the last position repeats it, in rows of its own.
                starts[p] = offsets[start + p < positions ? start + p : positions - 1];
                rows[p] = sums + (ptrdiff_t)(start + p) * outputs + output;
            }
            if (vectors == 2) KERNEL(block2)(input, starts, patch, columns, rows);
            else KERNEL(block1)(input, starts, patch, columns, rows);
        }
        output += vectors * LANES;
    }
}

static float KERNEL(rectify)(
    const int32_t *restrict sums, boardscan_sums_shape shape, const float *restrict scales, float inputScale,
    const float *restrict bias, float *restrict values, uint8_t *restrict target, ptrdiff_t pitch) {
    const int step = shape.pooled ? 2 : 1, channels = shape.channels;
    const int height = shape.height / step, width = shape.width / step;
    const ptrdiff_t right = shape.pooled ? channels : 0;
    const ptrdiff_t below = shape.pooled ? (ptrdiff_t)shape.width * channels : 0;
    float largest[boardscan_lanes] = {0};
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            const int32_t *sum = sums + ((ptrdiff_t)y * shape.width + x) * step * channels;
            float *value = values + ((ptrdiff_t)y * width + x) * channels;
            for (int first = 0; first < channels; first += boardscan_lanes) {
                for (int lane = 0; lane < boardscan_lanes; lane++) {
                    const int c = first + lane;
                    // Scales are positive: the largest sum is the largest value.
                    const int32_t top = sum[c] > sum[right + c] ? sum[c] : sum[right + c];
                    const int32_t bottom = sum[below + c] > sum[below + right + c] ? sum[below + c] : sum[below + right + c];
                    const float v = (float)(top > bottom ? top : bottom) * (scales[c] * inputScale) + bias[c];
                    value[c] = v > 0 ? v : 0;
                    largest[lane] = value[c] > largest[lane] ? value[c] : largest[lane];
                }
            }
        }
    }
    float top = 0;
    for (int lane = 0; lane < boardscan_lanes; lane++) top = largest[lane] > top ? largest[lane] : top;
    const float factor = top > 0 ? 127 / top : 0;
    for (int y = 0; y < height; y++) {
        const float *value = values + (ptrdiff_t)y * width * channels;
        uint8_t *line = target + y * pitch;
        for (int c = 0; c < width * channels; c++) {
            const float scaled = value[c] * factor + 0.5f;
            // A factor that overflowed gives no number, which becomes zero.
            line[c] = (uint8_t)(int32_t)(scaled < 127.5f ? scaled : scaled >= 127.5f ? 127 : 0);
        }
    }
    return top / 127;
}

static void KERNEL(requantize)(
    const int32_t *restrict sums, int positions, int channels, const float *restrict factors,
    const float *restrict offsets, uint8_t *restrict target) {
    for (int position = 0; position < positions; position++, sums += channels, target += channels) {
        for (int first = 0; first < channels; first += boardscan_lanes) {
            for (int lane = 0; lane < boardscan_lanes; lane++) {
                const int c = first + lane;
                float value = (float)sums[c] * factors[c] + offsets[c];
                value = value > 0 ? value : 0;
                target[c] = (uint8_t)(int32_t)(value < 127 ? value + 0.5f : 127);
            }
        }
    }
}

static void KERNEL(add_units)(
    const uint8_t *restrict fine, const uint8_t *restrict coarse, int width, int channels, float fineFactor,
    float coarseFactor, uint8_t *restrict target) {
    for (int x = 0; x < width; x++, fine += channels, target += channels) {
        const uint8_t *other = coarse + (ptrdiff_t)(x / 2) * channels;
        for (int c = 0; c < channels; c++) {
            const float value = (float)fine[c] * fineFactor + (float)other[c] * coarseFactor + 0.5f;
            target[c] = (uint8_t)(int32_t)(value < 127 ? value : 127);
        }
    }
}

#undef DEFINE_BLOCK
#undef KERNEL
#undef VECTOR
#undef LANES
#undef POSITIONS
#undef ZERO
#undef STORE
#undef WEIGHTS
#undef LOAD_WEIGHTS
#undef ACTIVATIONS
#undef BROADCAST
#undef DOT
