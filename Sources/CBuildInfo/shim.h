// What a build says of itself: `-Xcc -DSTRUT_COMMIT='"…"'` names the commit, as Scripts/package does.
#ifndef STRUT_COMMIT
#define STRUT_COMMIT ""
#endif

// The commit that the sources are of; empty in a build that nobody named one for.
static inline const char *strut_commit(void) { return STRUT_COMMIT; }
