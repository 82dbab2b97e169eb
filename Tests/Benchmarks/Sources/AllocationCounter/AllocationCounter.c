#define _GNU_SOURCE

#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_llong allocations;
static atomic_llong bytes;
static atomic_bool is_counting;

void count_allocations(bool new_value) { atomic_store(&is_counting, new_value); }

AllocationTotals allocation_totals(void) {
  AllocationTotals totals = {atomic_load(&allocations), atomic_load(&bytes)};
  return totals;
}

// Symbols of the executable take precedence over those of the C library, so all allocations of the
// process, including the Swift runtime's, come through here. With another C library the counters
// stay at zero, which the case `must-allocate` reports.
#if defined(__GLIBC__)

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static void count(size_t size) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, (long long)size, memory_order_relaxed);
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  count(size);
  void *memory = __libc_memalign(alignment, size);
  if (memory == NULL) {
    return ENOMEM;
  }
  *result = memory;
  return 0;
}

#endif
