/// Takes something of the app's to the place where the app said that it is used.
// Apple's interfaces take closures and delegates that are not `Sendable`, together with a queue or
// an actor to use them on. Nothing here looks inside the value; it is only ever used over there.
package struct Handoff<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) {
    self.value = value
  }
}
