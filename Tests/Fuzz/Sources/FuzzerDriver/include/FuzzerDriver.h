#include <stddef.h>
#include <stdint.h>

/// libFuzzer without its main function: calls `test` with one input after another.
int LLVMFuzzerRunDriver(
  int *count, char ***arguments, int (*test)(const uint8_t *data, size_t size));
