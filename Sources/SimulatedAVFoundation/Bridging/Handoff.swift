/// A box that carries an app's value to the queue or actor on which the app wants it used.
// Apple's interfaces take closures and delegates that are not `Sendable`, together with a queue or
// an actor to use them on. This module uses the value only there.
package struct Handoff<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
