#include "Isolation.h"

#include <math.h>

// poppler-glib and what it is made of, as its headers have it; they are not needed to build.
struct error {
    uint32_t domain;
    int code;
    char *message;
};
static const int error_encrypted = 1;
static const int format_rgb24 = 1;

typedef void *pointer;

struct poppler {
    pointer (*bytes_new_static)(const void *, size_t);
    pointer (*document_new)(pointer bytes, const char *password, struct error **);
    int (*page_count)(pointer document);
    pointer (*page)(pointer document, int index);
    void (*page_size)(pointer page, double *width, double *height);
    void (*render)(pointer page, pointer canvas);
    pointer (*surface_create)(int format, int width, int height);
    pointer (*canvas_create)(pointer surface);
    void (*source)(pointer canvas, double red, double green, double blue);
    void (*paint)(pointer canvas);
    void (*scale)(pointer canvas, double x, double y);
    int (*canvas_status)(pointer canvas);
    void (*flush)(pointer surface);
    unsigned char *(*data)(pointer surface);
    int (*stride)(pointer surface);
};

/// Whether all is there.
static int load(struct poppler *poppler) {
    const struct symbol symbols[] = {
        {&poppler->bytes_new_static, "g_bytes_new_static"},
        {&poppler->document_new, "poppler_document_new_from_bytes"},
        {&poppler->page_count, "poppler_document_get_n_pages"},
        {&poppler->page, "poppler_document_get_page"},
        {&poppler->page_size, "poppler_page_get_size"},
        {&poppler->render, "poppler_page_render"},
        {&poppler->surface_create, "cairo_image_surface_create"},
        {&poppler->canvas_create, "cairo_create"},
        {&poppler->source, "cairo_set_source_rgb"},
        {&poppler->paint, "cairo_paint"},
        {&poppler->scale, "cairo_scale"},
        {&poppler->canvas_status, "cairo_status"},
        {&poppler->flush, "cairo_surface_flush"},
        {&poppler->data, "cairo_image_surface_get_data"},
        {&poppler->stride, "cairo_image_surface_get_stride"},
    };
    return load_library("libpoppler-glib.so.8", symbols, sizeof symbols / sizeof *symbols);
}

/// Nothing is given back: the process ends.
static enum boardscan_decoding open_document(const struct job *job, struct poppler *poppler, pointer *document) {
    if (!load(poppler)) return boardscan_decoding_no_library;
    struct error *error = 0;
    *document = poppler->document_new(poppler->bytes_new_static(job->bytes, job->count), 0, &error);
    if (*document != 0) return boardscan_decoding_done;
    return error != 0 && error->code == error_encrypted ? boardscan_decoding_locked : boardscan_decoding_damaged;
}

enum boardscan_decoding count_pdf_pages(const struct job *job) {
    struct poppler poppler;
    pointer document = 0;
    enum boardscan_decoding outcome = open_document(job, &poppler, &document);
    if (outcome != boardscan_decoding_done) return outcome;
    job->answer->pages = poppler.page_count(document);
    return boardscan_decoding_done;
}

enum boardscan_decoding draw_pdf_page(const struct job *job) {
    struct poppler poppler;
    pointer document = 0;
    enum boardscan_decoding outcome = open_document(job, &poppler, &document);
    if (outcome != boardscan_decoding_done) return outcome;
    pointer page = poppler.page(document, job->task.index);
    if (page == 0) return boardscan_decoding_damaged;
    double points_across = 0, points_down = 0;
    poppler.page_size(page, &points_across, &points_down);
    if (!(points_across > 0 && points_down > 0 && points_across < 1e6 && points_down < 1e6)) {
        return boardscan_decoding_damaged;
    }
    double most = sqrt((double)job->task.most_pixels / (points_across * points_down));
    // Cairo's surfaces have no longer sides.
    most = fmin(most, 32767 / fmax(points_across, points_down));
    double scale = fmin(job->task.resolution / 72.0, most);
    // Rounded down where that is needed to stay below the limit.
    int width = (int)fmax(1, scale < most ? round(points_across * scale) : floor(points_across * scale));
    int height = (int)fmax(1, scale < most ? round(points_down * scale) : floor(points_down * scale));
    if ((size_t)width * (size_t)height > job->task.most_pixels) return boardscan_decoding_damaged;
    pointer surface = poppler.surface_create(format_rgb24, width, height);
    pointer canvas = poppler.canvas_create(surface);
    poppler.source(canvas, 1, 1, 1);
    poppler.paint(canvas);
    poppler.scale(canvas, width / points_across, height / points_down);
    poppler.render(page, canvas);
    poppler.flush(surface);
    const unsigned char *data = poppler.data(surface);
    if (poppler.canvas_status(canvas) != 0 || data == 0) return boardscan_decoding_damaged;
    int stride = poppler.stride(surface);
    uint8_t *to = job->pixels;
    for (int y = 0; y < height; y++) {
        const uint32_t *from = (const uint32_t *)(const void *)(data + (size_t)y * (size_t)stride);
        for (int x = 0; x < width; x++) {
            *to++ = (uint8_t)(from[x] >> 16);
            *to++ = (uint8_t)(from[x] >> 8);
            *to++ = (uint8_t)from[x];
        }
    }
    job->answer->width = width;
    job->answer->height = height;
    job->answer->resolution = scale * 72;
    return boardscan_decoding_done;
}
