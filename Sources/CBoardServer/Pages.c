#include "BoardServerFiles.h"

static const unsigned char index_page[] = {
#embed "pages/index.html"
};

static const unsigned char style[] = {
#embed "pages/style.css"
};

static const unsigned char icon[] = {
#embed "pages/icon.svg"
};

static const unsigned char app_script[] = {
#embed "pages/app.js"
};

static const unsigned char api_script[] = {
#embed "pages/api.js"
};

static const unsigned char dom_script[] = {
#embed "pages/dom.js"
};

static const unsigned char upload_script[] = {
#embed "pages/upload.js"
};

static const unsigned char photo_script[] = {
#embed "pages/photo.js"
};

static const unsigned char words_script[] = {
#embed "pages/words.js"
};

static const unsigned char find_script[] = {
#embed "pages/find.js"
};

static const unsigned char description[] = {
#embed "pages/openapi.json"
};

static const char script_type[] = "text/javascript; charset=utf-8";

static const struct boardscan_page_file files[] = {
    {"/", "text/html; charset=utf-8", index_page, sizeof index_page},
    {"/style.css", "text/css; charset=utf-8", style, sizeof style},
    {"/icon.svg", "image/svg+xml", icon, sizeof icon},
    {"/app.js", script_type, app_script, sizeof app_script},
    {"/api.js", script_type, api_script, sizeof api_script},
    {"/dom.js", script_type, dom_script, sizeof dom_script},
    {"/upload.js", script_type, upload_script, sizeof upload_script},
    {"/photo.js", script_type, photo_script, sizeof photo_script},
    {"/words.js", script_type, words_script, sizeof words_script},
    {"/find.js", script_type, find_script, sizeof find_script},
    {"/openapi.json", "application/json", description, sizeof description},
};

const struct boardscan_page_file *boardscan_page_files(size_t *count) {
    *count = sizeof files / sizeof files[0];
    return files;
}
