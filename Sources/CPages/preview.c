// The files of the preview's and the gallery's pages, as they stand in Sources/StrutPreview/Pages.
#include "pages.h"

#include "embedding.h"

static const unsigned char attributes_js_bytes[] = {
#embed "../StrutPreview/Pages/attributes.js"
};
EMBEDDED_FILE(attributes_js)

static const unsigned char board_js_bytes[] = {
#embed "../StrutPreview/Pages/board.js"
};
EMBEDDED_FILE(board_js)

static const unsigned char cases_js_bytes[] = {
#embed "../StrutPreview/Pages/cases.js"
};
EMBEDDED_FILE(cases_js)

static const unsigned char changes_js_bytes[] = {
#embed "../StrutPreview/Pages/changes.js"
};
EMBEDDED_FILE(changes_js)

static const unsigned char choice_js_bytes[] = {
#embed "../StrutPreview/Pages/choice.js"
};
EMBEDDED_FILE(choice_js)

static const unsigned char contrast_js_bytes[] = {
#embed "../StrutPreview/Pages/contrast.js"
};
EMBEDDED_FILE(contrast_js)

static const unsigned char distances_js_bytes[] = {
#embed "../StrutPreview/Pages/distances.js"
};
EMBEDDED_FILE(distances_js)

static const unsigned char document_html_bytes[] = {
#embed "../StrutPreview/Pages/document.html"
};
EMBEDDED_FILE(document_html)

static const unsigned char document_js_bytes[] = {
#embed "../StrutPreview/Pages/document.js"
};
EMBEDDED_FILE(document_js)

static const unsigned char edits_js_bytes[] = {
#embed "../StrutPreview/Pages/edits.js"
};
EMBEDDED_FILE(edits_js)

static const unsigned char elements_js_bytes[] = {
#embed "../StrutPreview/Pages/elements.js"
};
EMBEDDED_FILE(elements_js)

static const unsigned char events_js_bytes[] = {
#embed "../StrutPreview/Pages/events.js"
};
EMBEDDED_FILE(events_js)

static const unsigned char faults_js_bytes[] = {
#embed "../StrutPreview/Pages/faults.js"
};
EMBEDDED_FILE(faults_js)

static const unsigned char gallery_html_bytes[] = {
#embed "../StrutPreview/Pages/gallery.html"
};
EMBEDDED_FILE(gallery_html)

static const unsigned char gallery_js_bytes[] = {
#embed "../StrutPreview/Pages/gallery.js"
};
EMBEDDED_FILE(gallery_js)

static const unsigned char golden_js_bytes[] = {
#embed "../StrutPreview/Pages/golden.js"
};
EMBEDDED_FILE(golden_js)

static const unsigned char inspector_js_bytes[] = {
#embed "../StrutPreview/Pages/inspector.js"
};
EMBEDDED_FILE(inspector_js)

static const unsigned char labels_js_bytes[] = {
#embed "../StrutPreview/Pages/labels.js"
};
EMBEDDED_FILE(labels_js)

static const unsigned char markup_js_bytes[] = {
#embed "../StrutPreview/Pages/markup.js"
};
EMBEDDED_FILE(markup_js)

static const unsigned char model_js_bytes[] = {
#embed "../StrutPreview/Pages/model.js"
};
EMBEDDED_FILE(model_js)

static const unsigned char overlay_js_bytes[] = {
#embed "../StrutPreview/Pages/overlay.js"
};
EMBEDDED_FILE(overlay_js)

static const unsigned char parameters_js_bytes[] = {
#embed "../StrutPreview/Pages/parameters.js"
};
EMBEDDED_FILE(parameters_js)

static const unsigned char preview_css_bytes[] = {
#embed "../StrutPreview/Pages/preview.css"
};
EMBEDDED_FILE(preview_css)

static const unsigned char search_js_bytes[] = {
#embed "../StrutPreview/Pages/search.js"
};
EMBEDDED_FILE(search_js)

static const unsigned char source_js_bytes[] = {
#embed "../StrutPreview/Pages/source.js"
};
EMBEDDED_FILE(source_js)

static const unsigned char stage_js_bytes[] = {
#embed "../StrutPreview/Pages/stage.js"
};
EMBEDDED_FILE(stage_js)

static const unsigned char tile_js_bytes[] = {
#embed "../StrutPreview/Pages/tile.js"
};
EMBEDDED_FILE(tile_js)

static const unsigned char tiles_js_bytes[] = {
#embed "../StrutPreview/Pages/tiles.js"
};
EMBEDDED_FILE(tiles_js)

static const unsigned char tree_js_bytes[] = {
#embed "../StrutPreview/Pages/tree.js"
};
EMBEDDED_FILE(tree_js)
