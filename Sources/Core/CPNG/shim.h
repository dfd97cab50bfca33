// png.h is found by pkg-config's flags, on macOS in Homebrew's folder.
#include <png.h>
