/// Work for a courier from a caller that only has a closure.
package final class ClosureWork: CallbackWork {
  private let body: @Sendable () -> Void

  /// Creates work that calls `body`.
  package init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// Calls the closure.
  package func run() {
    body()
  }
}
