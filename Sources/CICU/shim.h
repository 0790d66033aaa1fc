#include <stdarg.h>
#include <stdint.h>
#include <unicode/uvernum.h>

// ICU's functions are found at run time, so that a program which needs none starts without the library. Their names hold
// the number of one version: of those that a machine has, the one that Strut was built with comes first.

// The number of the version that Strut was built with.
static inline int32_t strut_icu_number(void) { return U_ICU_VERSION_MAJOR_NUM; }

// Calls umsg_vformat, to which `function` points. Only a call with a list of arguments has to be made in C.
static inline int32_t strut_umsg_vformat(
    const void *function, const void *message, uint16_t *result, int32_t capacity, va_list arguments, int32_t *status) {
  typedef int32_t (*umsg_vformat)(const void *, uint16_t *, int32_t, va_list, int32_t *);
  return ((umsg_vformat)function)(message, result, capacity, arguments, status);
}
