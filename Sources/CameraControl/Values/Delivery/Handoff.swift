/// A value of an app that need not be `Sendable`, in a box that any thread can pass on.
// Apple's interfaces take closures, delegates and values that are not `Sendable`, together with the
// queue for them. Code with such interfaces uses the value only there, and otherwise only releases
// it.
package struct Handoff<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
