#include <stdarg.h>
#include <stdint.h>

// ICU's functions are found at run time, so that a program which needs none starts without the library; its headers would
// give them the names of one version. Only a call with a list of arguments has to be made in C.

// Calls umsg_vformat, to which `function` points.
static inline int32_t strut_umsg_vformat(
    const void *function, const void *message, uint16_t *result, int32_t capacity, va_list arguments, int32_t *status) {
  typedef int32_t (*umsg_vformat)(const void *, uint16_t *, int32_t, va_list, int32_t *);
  return ((umsg_vformat)function)(message, result, capacity, arguments, status);
}
