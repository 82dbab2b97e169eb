extension Case {
  /// One object per operation; if the counter misses it, the zeros of other cases mean nothing.
  static var mustAllocate: Case {
    Case(name: "must-allocate", allowance: .something) { iterations in
      for index in 0..<iterations {
        blackHole(Box(index))
      }
    }
  }

  private final class Box {
    let value: Int

    init(_ value: Int) {
      self.value = value
    }
  }
}
