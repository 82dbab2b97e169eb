import CameraControl
import CameraControlTesting

/// A second phone that is told the same as the first, and what the first knew before the last step.
@MainActor final class PhoneWalkTwin {
  private let first: SimulatedPhone
  private let second: SimulatedPhone
  private let walk: PhoneWalk
  private var cursor: TraceCursor
  private var before: World
  private var hash: Int
  private var comparisons = 0

  init(of phone: SimulatedPhone, hasProduct: Bool) throws {
    first = phone
    second = SimulatedPhone(
      phone.model, settings: phone.settings, behavior: phone.core.behavior,
      quirks: phone.core.quirks)
    second.onUnfinishedWork = { _ in }
    walk = try PhoneWalk(on: second, hasProduct: hasProduct)
    cursor = phone.traceCursor()
    before = second.core.snapshot
    hash = before.hashValue
  }

  /// Tells the second phone what the first has been told since the last call, and throws an error if
  /// the phones differ, or if the copy from before has changed.
  ///
  /// A copy shares its storage with the phone's world until one of them changes, so comparing two
  /// copies would show nothing. The hash was taken before the step. It costs more than a
  /// comparison, so it is taken only before every eighth step.
  func compare() throws {
    try catchUp()
    let (one, other) = (first.core.snapshot, second.core.snapshot)
    if one != other { throw PhoneWalkMistake("the phones differ") }
    comparisons += 1
    switch comparisons % 8 {
    case 0:
      before = one
      hash = one.hashValue
    case 1:
      if before.hashValue != hash { throw PhoneWalkMistake("a copy changed with the phone") }
    default: break
    }
  }

  // What the first phone did in many short waits, the second does in a single long one.
  private func catchUp() throws {
    for entry in cursor.read().entries where entry.kind == .step {
      wait(until: entry.instant)
      for step in try GestureScript(parsing: entry.text).steps {
        if case .app(let name) = step {
          try walk.take(name)
          second.settle()
        } else {
          second.perform([step])
        }
      }
    }
    wait(until: first.now)
  }

  private func wait(until instant: PhoneInstant) {
    if second.now < instant { second.wait(second.now.duration(to: instant)) }
  }
}

/// What is wrong in a walk.
struct PhoneWalkMistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
