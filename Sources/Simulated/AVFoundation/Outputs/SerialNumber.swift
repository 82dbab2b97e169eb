import Synchronization

/// A source of numbers that are unique in the process.
enum SerialNumber {
  static func next() -> Int64 { count.add(1, ordering: .relaxed).newValue }

  private static let count = Atomic<Int64>(0)
}
