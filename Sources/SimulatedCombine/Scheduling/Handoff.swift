/// A box that carries an app's closure or value to the scheduler or task on which the app wants it.
// Combine's closures and values are not `Sendable`. This module uses them only where the app says.
struct Handoff<Value>: @unchecked Sendable {
  let value: Value
}
