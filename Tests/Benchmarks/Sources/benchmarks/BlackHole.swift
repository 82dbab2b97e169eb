/// Takes a value that nobody needs, in a way that the optimizer cannot see through.
@inline(never)
func blackHole<Value>(_ value: Value) {
  withUnsafePointer(to: value) { pointer in
    if Int(bitPattern: pointer) == 1 { print("unreachable") }
  }
}
