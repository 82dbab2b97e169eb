import Synchronization

/// Counts the work and the waits of a courier, in one atomic word.
///
/// Callbacks, holds and listeners share a word so that a change to one count sees the others at the
/// same instant. A listener that enters either finds the courier idle, or is seen by the change that
/// makes it idle, so no wake-up is lost.
struct CourierLoad: ~Copyable, Sendable {
  private let word = Atomic<UInt64>(0)

  /// The counts at one instant.
  struct Reading {
    fileprivate let word: UInt64

    /// Whether there are no callbacks and no holds.
    var isIdle: Bool { word & (Unit.listener - 1) == 0 }

    /// Whether there are callbacks that have not finished.
    var hasPieces: Bool { word & (Unit.hold - 1) != 0 }

    /// Whether a thread is busy with something that may add callbacks.
    var isHeld: Bool { word & (Unit.listener - Unit.hold) != 0 }

    /// Whether threads or tasks are waiting for the courier.
    var hasListeners: Bool { word >= Unit.listener }
  }

  // 32 bits for callbacks, 16 for holds, 16 for listeners.
  private enum Unit {
    static let piece: UInt64 = 1
    static let hold: UInt64 = 1 << 32
    static let listener: UInt64 = 1 << 48
  }

  var reading: Reading { Reading(word: word.load(ordering: .acquiring)) }

  /// Adds a hold, and returns whether it is the only one.
  func hold() -> Bool {
    let (old, _) = word.wrappingAdd(Unit.hold, ordering: .acquiringAndReleasing)
    return !Reading(word: old).isHeld
  }

  func release() -> Reading {
    let (_, new) = word.wrappingSubtract(Unit.hold, ordering: .acquiringAndReleasing)
    return Reading(word: new)
  }

  /// Adds to the number of callbacks; a negative number counts callbacks that have finished.
  func addPieces(_ number: Int) -> Reading {
    guard number != 0 else { return reading }
    let change = Unit.piece &* UInt64(bitPattern: Int64(number))
    return Reading(word: word.wrappingAdd(change, ordering: .acquiringAndReleasing).newValue)
  }

  func enter() -> Reading {
    Reading(word: word.wrappingAdd(Unit.listener, ordering: .acquiringAndReleasing).newValue)
  }

  func leave(_ number: Int = 1) {
    word.wrappingSubtract(Unit.listener &* UInt64(number), ordering: .acquiringAndReleasing)
  }
}
