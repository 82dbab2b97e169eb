#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// A number that identifies the current thread among all threads that are alive.
enum ThreadIdentity {
  /// A number that no thread has.
  static let none: UInt = 0

  static var current: UInt {
    // A pointer on some systems and a number on others, but of this size on all.
    withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
  }
}
