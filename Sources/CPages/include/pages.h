// The files of the pages that `strut` writes and serves, put into the program as they stand: SwiftPM's own embedding writes
// an array of one number for each byte, and the optimiser took 21 seconds of a release build for those.
#ifndef STRUT_PAGES_H
#define STRUT_PAGES_H

// A function that returns the bytes of a file and says how many they are.
#define PAGE_FILE(name) const unsigned char *_Nonnull name(long *_Nonnull count);

// The review's page.
PAGE_FILE(review_css)
PAGE_FILE(review_html)
PAGE_FILE(review_js)
PAGE_FILE(viewer_js)

// The preview's and the gallery's pages.
PAGE_FILE(attributes_js)
PAGE_FILE(board_js)
PAGE_FILE(cases_js)
PAGE_FILE(changes_js)
PAGE_FILE(choice_js)
PAGE_FILE(contrast_js)
PAGE_FILE(distances_js)
PAGE_FILE(document_html)
PAGE_FILE(document_js)
PAGE_FILE(edits_js)
PAGE_FILE(elements_js)
PAGE_FILE(events_js)
PAGE_FILE(faults_js)
PAGE_FILE(gallery_html)
PAGE_FILE(gallery_js)
PAGE_FILE(golden_js)
PAGE_FILE(inspector_js)
PAGE_FILE(labels_js)
PAGE_FILE(markup_js)
PAGE_FILE(model_js)
PAGE_FILE(overlay_js)
PAGE_FILE(parameters_js)
PAGE_FILE(preview_css)
PAGE_FILE(search_js)
PAGE_FILE(source_js)
PAGE_FILE(stage_js)
PAGE_FILE(tile_js)
PAGE_FILE(tiles_js)
PAGE_FILE(tree_js)

#endif
