#include <stdarg.h>
#include <stdint.h>
#include <unicode/uversion.h>

// The one ICU whose dictionaries break lines is linked, so that a picture does not depend on which others a machine has.
// Its functions carry its number in their names and are found by these: few documents need them.

// The number that ICU's functions have in their names.
static inline int32_t strut_icu_number(void) { return U_ICU_VERSION_MAJOR_NUM; }

// The version of the library that is loaded, four numbers.
static inline void strut_icu_version(uint8_t *parts) { u_getVersion(parts); }

// Only a call with a list of arguments has to be made in C.
// Calls umsg_vformat, to which `function` points.
static inline int32_t strut_umsg_vformat(
    const void *function, const void *message, uint16_t *result, int32_t capacity, va_list arguments, int32_t *status) {
  typedef int32_t (*umsg_vformat)(const void *, uint16_t *, int32_t, va_list, int32_t *);
  return ((umsg_vformat)function)(message, result, capacity, arguments, status);
}
