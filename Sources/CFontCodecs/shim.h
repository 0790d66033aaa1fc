#include <libdeflate.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libwoff2dec has no functions of C: two of C++ that take plain values alone, by the names that <woff2/decode.h> gives
// them.

// The size that a WOFF2 file says it has unpacked; 0 where it is none. To be distrusted.
size_t strut_woff2_size(const uint8_t *file, size_t size) __asm__("_ZN5woff221ComputeWOFF2FinalSizeEPKhm");

// Unpacks a WOFF2 file; false where it is broken or has no room.
bool strut_woff2_unpack(uint8_t *result, size_t room, const uint8_t *file, size_t size)
    __asm__("_ZN5woff217ConvertWOFF2ToTTFEPhmPKhm");
