// Debian's libxml2 declares fields of ICU's types, which clash with those of Foundation's own ICU where one program
// imports both. Strut touches no encoding handler, so the fields can be left out.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlschemas.h>
