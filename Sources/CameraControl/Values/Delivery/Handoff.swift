/// A box that carries an app's value to the queue, actor or task on which the app wants it used.
// Apple's interfaces take closures, delegates and values that are not `Sendable`, together with
// where to use them. The modules that have such interfaces use the value only there.
package struct Handoff<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
