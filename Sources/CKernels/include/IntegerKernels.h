#pragma once
#include <stddef.h>
#include <stdint.h>

/// Products of activations (unsigned, 7 bits) and weights (signed, 8 bits) with 32-bit sums, and the way back to
/// activations. Every instruction set gives the same sums; where there is none, OpenBLAS does better than plain C.
typedef enum {
    boardscan_no_integer_kernels = 0,
    boardscan_avx2 = 1,
    boardscan_avx512_vnni = 2,
} boardscan_instruction_set;

/// The best set this processor has.
boardscan_instruction_set boardscan_best_instruction_set(void);

/// Outputs that belong together in packed weights, and the multiple that numbers of outputs are rounded up to.
enum { boardscan_lanes = 16 };
/// Positions that are worked on at a time: `sums` has room for their number rounded up to a multiple of this.
enum { boardscan_position_block = 8 };

/// The patches that a kernel or a dense layer looks at.
typedef struct {
    /// Rows of a patch: the kernel's side, 1 for a dense layer.
    int rows;
    /// Bytes of a row, a multiple of 4.
    int run;
    /// Bytes from one row of a patch to the next.
    ptrdiff_t pitch;
} boardscan_patch;

/// Rounds one input's weights and puts them where the products look for them.
///
/// @param factors what brings each output's largest weight to 127
/// @param packed the byte of this input in the first output's lane
/// @param group bytes from one group of 16 outputs to the next
void boardscan_pack_weights(
    const float *weights, const float *factors, int outputs, int8_t *packed, ptrdiff_t group);

/// sums[position][output] = Σ patch(position)[k] · weights[output][k]
///
/// @param input activations, 0…127
/// @param offsets where each patch begins in `input`, `positions` of them
/// @param weights `outputs / 16` groups of `rows * run / 4` blocks of 16 outputs by 4 inputs
/// @param outputs a multiple of `boardscan_lanes`
void boardscan_patch_products(
    boardscan_instruction_set set, const uint8_t *input, const int32_t *offsets, int positions, boardscan_patch patch,
    const int8_t *weights, int outputs, int32_t *sums);

/// A layer's output before it becomes the next one's input.
typedef struct {
    int height;
    int width;
    /// A multiple of `boardscan_lanes`.
    int channels;
    /// Whether the largest of each 2×2 patch is taken first; an odd last row or column is dropped.
    int pooled;
} boardscan_sums_shape;

/// activation = round(127 · v / max v) with v = max(0, sum · scale + bias)
///
/// @param sums `height * width * channels`, channels innermost
/// @param scales what one unit of a sum is worth, per channel
/// @param values scratch of as many floats as the output has
/// @param target the first activation; rows are `pitch` bytes apart
/// @return what one unit of the activations is worth
float boardscan_rectify(
    boardscan_instruction_set set, const int32_t *sums, boardscan_sums_shape shape, const float *scales,
    float inputScale, const float *bias, float *values, uint8_t *target, ptrdiff_t pitch);

/// target = round(127 · clamp(source, 0, 1))
void boardscan_quantize_unit(const float *source, int count, uint8_t *target);

/// activation = round(clamp(sum · factor + offset, 0, 127))
///
/// @param sums `positions * channels`, channels innermost
/// @param factors one for each channel, and so are `offsets`
/// @param target as many activations, one position after the other
void boardscan_requantize(
    boardscan_instruction_set set, const int32_t *sums, int positions, int channels, const float *factors,
    const float *offsets, uint8_t *target);

/// activation = round(min(fine · fineFactor + coarse · coarseFactor, 127)), where each coarse position stands for two fine ones.
///
/// @param width positions of `fine`
void boardscan_add_units(
    boardscan_instruction_set set, const uint8_t *fine, const uint8_t *coarse, int width, int channels,
    float fineFactor, float coarseFactor, uint8_t *target);
