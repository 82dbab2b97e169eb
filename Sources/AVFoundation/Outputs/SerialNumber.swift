import Synchronization

/// Numbers that each come once in a process.
enum SerialNumber {
  static func next() -> Int64 { count.add(1, ordering: .relaxed).newValue }

  private static let count = Atomic<Int64>(0)
}
