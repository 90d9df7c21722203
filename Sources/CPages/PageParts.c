#include "PageParts.h"

static const unsigned char common_style[] = {
#embed "pages/common.css"
};

static const unsigned char review_style[] = {
#embed "pages/review.css"
};

static const unsigned char review_script[] = {
#embed "pages/review.js"
};

static const unsigned char found_style[] = {
#embed "pages/found.css"
};

static const unsigned char report_style[] = {
#embed "pages/report.css"
};

static const struct boardscan_page_part parts[] = {
    {"common.css", common_style, sizeof common_style},
    {"review.css", review_style, sizeof review_style},
    {"review.js", review_script, sizeof review_script},
    {"found.css", found_style, sizeof found_style},
    {"report.css", report_style, sizeof report_style},
};

const struct boardscan_page_part *boardscan_page_parts(size_t *count) {
    *count = sizeof parts / sizeof parts[0];
    return parts;
}
