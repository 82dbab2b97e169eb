/// Work for a courier whose caller has nothing but a closure.
package final class ClosureWork: CallbackWork {
  private let body: @Sendable () -> Void

  /// Makes work that calls `body`.
  package init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// Calls the closure.
  package func run() {
    body()
  }
}
