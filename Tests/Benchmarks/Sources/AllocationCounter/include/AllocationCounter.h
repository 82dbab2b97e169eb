#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the process has requested from the C library while it counted, on all threads.
typedef struct {
  int64_t allocations;
  int64_t bytes;
} AllocationTotals;

/// Starts or stops counting, which makes an allocation slower.
void count_allocations(bool is_counting);

/// Returns both counters.
AllocationTotals allocation_totals(void);

#endif
