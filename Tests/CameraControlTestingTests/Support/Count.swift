import Synchronization

/// A counter that threads can increment without a lock.
final class Count: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .relaxed) }

  func add() {
    number.wrappingAdd(1, ordering: .relaxed)
  }
}
