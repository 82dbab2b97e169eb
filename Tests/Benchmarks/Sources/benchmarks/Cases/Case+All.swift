extension Case {
  /// Every case, in the order of the output.
  static var all: [Case] {
    [
      .closure, .mustAllocate, .queueInPlace, .valueChange, .slideSample, .slideSampleAmongMany,
      .scenario, .traceEntry,
    ]
  }
}
