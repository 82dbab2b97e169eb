#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// What the process has asked the C library for since it started, on all threads.
typedef struct {
  int64_t allocations;
  int64_t bytes;
} AllocationTotals;

/// Reads both counters.
AllocationTotals allocation_totals(void);

#endif
