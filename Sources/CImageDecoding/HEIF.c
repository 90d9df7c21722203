#include "Isolation.h"

// libheif, as its header has it; it is not needed to build.
struct error {
    int code;
    int subcode;
    const char *message;
};
static const int unsupported_filetype = 3;
static const int unsupported_feature = 4;
static const int plugin_loading_error = 11;
static const int colorspace_rgb = 1;
static const int chroma_interleaved_rgb = 10;
static const int chroma_interleaved_rgba = 11;
static const int channel_interleaved = 10;

struct decoding_options {
    uint8_t version;
    uint8_t ignore_transformations;
    void (*start_progress)(int, int, void *);
    void (*on_progress)(int, int, void *);
    void (*end_progress)(int, void *);
    void *progress_user_data;
    // From version 2 on.
    uint8_t convert_hdr_to_8bit;
    // From version 3 on.
    uint8_t strict_decoding;
};

typedef void *pointer;

struct heif {
    pointer (*context)(void);
    struct error (*read)(pointer context, const void *bytes, size_t count, const void *options);
    struct error (*main_picture)(pointer context, pointer *handle);
    int (*handle_width)(pointer handle);
    int (*handle_height)(pointer handle);
    int (*has_alpha)(pointer handle);
    struct decoding_options *(*options)(void);
    struct error (*decode)(pointer handle, pointer *picture, int colorspace, int chroma, const void *options);
    int (*width)(pointer picture, int channel);
    int (*height)(pointer picture, int channel);
    const uint8_t *(*plane)(pointer picture, int channel, int *stride);
};

/// Whether all is there.
static int load(struct heif *heif) {
    const struct symbol symbols[] = {
        {&heif->context, "heif_context_alloc"},
        {&heif->read, "heif_context_read_from_memory_without_copy"},
        {&heif->main_picture, "heif_context_get_primary_image_handle"},
        {&heif->handle_width, "heif_image_handle_get_width"},
        {&heif->handle_height, "heif_image_handle_get_height"},
        {&heif->has_alpha, "heif_image_handle_has_alpha_channel"},
        {&heif->options, "heif_decoding_options_alloc"},
        {&heif->decode, "heif_decode_image"},
        {&heif->width, "heif_image_get_width"},
        {&heif->height, "heif_image_get_height"},
        {&heif->plane, "heif_image_get_plane_readonly"},
    };
    return load_library("libheif.so.1", symbols, sizeof symbols / sizeof *symbols);
}

static enum boardscan_decoding outcome(struct error error) {
    if (error.code == 0) return boardscan_decoding_done;
    int is_unknown = error.code == unsupported_filetype || error.code == unsupported_feature
        || error.code == plugin_loading_error;
    return is_unknown ? boardscan_decoding_no_decoder : boardscan_decoding_damaged;
}

/// Nothing is given back: the process ends.
static enum boardscan_decoding open_picture(const struct job *job, struct heif *heif, pointer *handle) {
    if (!load(heif)) return boardscan_decoding_no_library;
    pointer context = heif->context();
    if (context == 0) return boardscan_decoding_damaged;
    struct error error = heif->read(context, job->bytes, job->count, 0);
    if (error.code == 0) error = heif->main_picture(context, handle);
    if (error.code != 0) return outcome(error);
    job->answer->width = heif->handle_width(*handle);
    job->answer->height = heif->handle_height(*handle);
    return boardscan_decoding_done;
}

enum boardscan_decoding measure_heif(const struct job *job) {
    struct heif heif;
    pointer handle = 0;
    return open_picture(job, &heif, &handle);
}

enum boardscan_decoding decode_heif(const struct job *job) {
    struct heif heif;
    pointer handle = 0;
    enum boardscan_decoding opened = open_picture(job, &heif, &handle);
    if (opened != boardscan_decoding_done) return opened;
    struct decoding_options *options = heif.options();
    // Half of a picture is an error, and more than 8 bits a sample become 8.
    if (options != 0 && options->version >= 2) options->convert_hdr_to_8bit = 1;
    if (options != 0 && options->version >= 3) options->strict_decoding = 1;
    int has_alpha = heif.has_alpha(handle);
    pointer picture = 0;
    struct error error = heif.decode(
        handle, &picture, colorspace_rgb, has_alpha ? chroma_interleaved_rgba : chroma_interleaved_rgb, options);
    if (error.code != 0) return outcome(error);
    int width = heif.width(picture, channel_interleaved), height = heif.height(picture, channel_interleaved);
    int stride = 0;
    const uint8_t *plane = heif.plane(picture, channel_interleaved, &stride);
    if (plane == 0 || width <= 0 || height <= 0 || (size_t)width * (size_t)height > job->task.most_pixels) {
        return boardscan_decoding_damaged;
    }
    uint8_t *to = job->pixels;
    for (int y = 0; y < height; y++) {
        const uint8_t *from = plane + (size_t)y * (size_t)stride;
        for (int x = 0; x < width; x++) {
            unsigned alpha = has_alpha ? from[3] : 255;
            for (int i = 0; i < 3; i++) *to++ = (uint8_t)((from[i] * alpha + 255 * (255 - alpha) + 127) / 255);
            from += has_alpha ? 4 : 3;
        }
    }
    job->answer->width = width;
    job->answer->height = height;
    return boardscan_decoding_done;
}
