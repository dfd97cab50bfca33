// libxml/parser.h is found by pkg-config's flags, on Linux, too.
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
