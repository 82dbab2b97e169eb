/// Consumes a value that is otherwise unused, so that the optimizer cannot remove its computation.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withUnsafePointer(to: value) { pointer in
    if Int(bitPattern: pointer) == 1 { print("unreachable") }
  }
}
