#include <libdeflate.h>
#include <turbojpeg.h>
#include <webp/decode.h>
