#include "IntegerKernels.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>

static inline int32_t four_bytes(const uint8_t *from) {
    int32_t bytes;
    memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

// Two products of a 7-bit and an 8-bit number fit in 16 bits, so that the saturating sum of pairs is exact.
#pragma clang attribute push(__attribute__((target("avx2,fma"))), apply_to = function)
#define KERNEL(name) name##_avx2
#define VECTOR __m256i
#define LANES 8
#define POSITIONS 4
#define ZERO() _mm256_setzero_si256()
#define STORE(p, v) _mm256_storeu_si256((__m256i *)(p), (v))
#define WEIGHTS __m256i
#define LOAD_WEIGHTS(p) _mm256_loadu_si256((const __m256i *)(p))
#define ACTIVATIONS __m256i
#define BROADCAST(p) _mm256_set1_epi32(four_bytes(p))
#define DOT(s, a, w)                                                                                                   \
    _mm256_add_epi32((s), _mm256_madd_epi16(_mm256_maddubs_epi16((a), (w)), _mm256_set1_epi16(1)))
#include "Kernels.h"
#pragma clang attribute pop

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512vl,avx512vnni,fma"))), apply_to = function)
#define KERNEL(name) name##_avx512_vnni
#define VECTOR __m512i
#define LANES 16
#define POSITIONS 8
#define ZERO() _mm512_setzero_si512()
#define STORE(p, v) _mm512_storeu_si512((p), (v))
#define WEIGHTS __m512i
#define LOAD_WEIGHTS(p) _mm512_loadu_si512(p)
#define ACTIVATIONS __m512i
#define BROADCAST(p) _mm512_set1_epi32(four_bytes(p))
#define DOT(s, a, w) _mm512_dpbusd_epi32((s), (a), (w))
#include "Kernels.h"
#pragma clang attribute pop
#endif

boardscan_instruction_set boardscan_best_instruction_set(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512vnni") && __builtin_cpu_supports("avx512bw")
        && __builtin_cpu_supports("avx512vl"))
        return boardscan_avx512_vnni;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) return boardscan_avx2;
#endif
    return boardscan_no_integer_kernels;
}

void boardscan_pack_weights(
    const float *weights, const float *factors, int outputs, int8_t *packed, ptrdiff_t group) {
    for (int first = 0; first < outputs; first += boardscan_lanes, packed += group) {
        const int lanes = outputs - first < boardscan_lanes ? outputs - first : boardscan_lanes;
        for (int lane = 0; lane < lanes; lane++) {
            const float steps = weights[first + lane] * factors[first + lane];
            packed[4 * lane] = (int8_t)(int32_t)(steps + (steps < 0 ? -0.5f : 0.5f));
        }
    }
}

void boardscan_patch_products(
    boardscan_instruction_set set, const uint8_t *input, const int32_t *offsets, int positions, boardscan_patch patch,
    const int8_t *weights, int outputs, int32_t *sums) {
    switch (set) {
#if defined(__x86_64__)
    case boardscan_avx512_vnni:
        patch_products_avx512_vnni(input, offsets, positions, patch, weights, outputs, sums);
        return;
    case boardscan_avx2: patch_products_avx2(input, offsets, positions, patch, weights, outputs, sums); return;
#endif
    default: return;
    }
}

float boardscan_rectify(
    boardscan_instruction_set set, const int32_t *sums, boardscan_sums_shape shape, const float *scales,
    float inputScale, const float *bias, float *values, uint8_t *target, ptrdiff_t pitch) {
    switch (set) {
#if defined(__x86_64__)
    case boardscan_avx512_vnni:
        return rectify_avx512_vnni(sums, shape, scales, inputScale, bias, values, target, pitch);
    case boardscan_avx2: return rectify_avx2(sums, shape, scales, inputScale, bias, values, target, pitch);
#endif
    default: return 0;
    }
}

void boardscan_quantize_unit(const float *source, int count, uint8_t *target) {
    for (int index = 0; index < count; index++) {
        const float value = source[index] * 127 + 0.5f;
        target[index] = (uint8_t)(int32_t)(value < 0 ? 0 : value < 127.5f ? value : value >= 127.5f ? 127 : 0);
    }
}

void boardscan_requantize(
    boardscan_instruction_set set, const int32_t *sums, int positions, int channels, const float *factors,
    const float *offsets, uint8_t *target) {
    switch (set) {
#if defined(__x86_64__)
    case boardscan_avx512_vnni: requantize_avx512_vnni(sums, positions, channels, factors, offsets, target); return;
    case boardscan_avx2: requantize_avx2(sums, positions, channels, factors, offsets, target); return;
#endif
    default: return;
    }
}

void boardscan_add_units(
    boardscan_instruction_set set, const uint8_t *fine, const uint8_t *coarse, int width, int channels,
    float fineFactor, float coarseFactor, uint8_t *target) {
    switch (set) {
#if defined(__x86_64__)
    case boardscan_avx512_vnni:
        add_units_avx512_vnni(fine, coarse, width, channels, fineFactor, coarseFactor, target);
        return;
    case boardscan_avx2: add_units_avx2(fine, coarse, width, channels, fineFactor, coarseFactor, target); return;
#endif
    default: return;
    }
}
