/// A value in memory of its own, which changes its owner without being moved.
package struct Boxed<Value: ~Copyable>: ~Copyable {
  private let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  /// Creates a box around a value.
  package init(_ value: consuming Value) {
    memory.initialize(to: value)
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// The value in the box.
  package var value: Value {
    @inline(__always) _read { yield memory.pointee }
    @inline(__always) _modify { yield &memory.pointee }
  }
}

// The box cannot be copied and never hands out its memory, so moving it to another thread moves the
// only access to the value.
extension Boxed: @unchecked Sendable where Value: Sendable & ~Copyable {}
