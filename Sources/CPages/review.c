// The files of the review's page, as they stand in Sources/StrutGolden/Review/Page.
#include "pages.h"

#include "embedding.h"

static const unsigned char review_css_bytes[] = {
#embed "../StrutGolden/Review/Page/review.css"
};
EMBEDDED_FILE(review_css)

static const unsigned char review_html_bytes[] = {
#embed "../StrutGolden/Review/Page/review.html"
};
EMBEDDED_FILE(review_html)

static const unsigned char review_js_bytes[] = {
#embed "../StrutGolden/Review/Page/review.js"
};
EMBEDDED_FILE(review_js)

static const unsigned char viewer_js_bytes[] = {
#embed "../StrutGolden/Review/Page/viewer.js"
};
EMBEDDED_FILE(viewer_js)
