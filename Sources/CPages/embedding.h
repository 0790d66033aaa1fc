// How a file's bytes become a function of pages.h.

// Clang reads #embed in every version of C, and says by this warning that it is of C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED_FILE(name)                                   \
  const unsigned char *_Nonnull name(long *_Nonnull count) { \
    *count = sizeof name##_bytes;                            \
    return name##_bytes;                                     \
  }
