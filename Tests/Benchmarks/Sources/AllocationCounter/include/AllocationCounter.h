#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the process has requested from the C library since it started, on all threads.
typedef struct {
  int64_t allocations;
  int64_t bytes;
} AllocationTotals;

/// Returns both counters.
AllocationTotals allocation_totals(void);

#endif
