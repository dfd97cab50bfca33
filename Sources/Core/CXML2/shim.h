// libxml/parser.h is found by pkg-config's flags, on Linux, too.
#include <libxml/xmlversion.h>
// What it says of encodings would bring in ICU's headers, a second time: Foundation has its own.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
