#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <fontconfig/fontconfig.h>
#include <glib.h>
#include <hb-ft.h>
#include <hb-ot.h>
#include FT_BITMAP_H
#include FT_COLOR_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H

// Pango by its own words, as in pango-direction.h, since only this is used of it, by functions that are found at run
// time: the flags of pango.pc hold -pthread, of which SwiftPM complains in every program that uses Strut.
typedef enum {
  PANGO_DIRECTION_LTR,
  PANGO_DIRECTION_RTL,
} PangoDirection;
