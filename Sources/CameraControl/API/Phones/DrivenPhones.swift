/// The phones in virtual time that tests use now: for each test, the phone that it used last.
///
/// A wait that begins without a current phone is a mistake if its test uses a phone. A wait of a test that
/// runs in parallel, or that an earlier test has left behind, is not. So a phone records a wait only if the
/// wait surely belongs to the phone's test.
package enum DrivenPhones {
  private struct Entry: Sendable {
    let phone: Phone
    let number: Int
  }

  private struct State: Sendable {
    var entries: [Int: Entry] = [:]
    var lastNumber = 0
    // The number of the phone whose test was the first to wait outside of tasks; 0 if it used no phone.
    var firstOutsideTasks: Int?
  }

  private static let state = Guarded(State())

  /// The phones, in the order in which their tests began to use them.
  package static var all: [Phone] {
    state.withLock { $0.entries.values.sorted { $0.number < $1.number } }.map(\.phone)
  }

  /// The number of phones that tests have used so far.
  static var lastNumber: Int { state.withLock { $0.lastNumber } }

  /// Notes that a test uses a phone.
  package static func begin(_ phone: Phone, in test: TestIdentity) {
    let former = state.withLock { state in
      state.lastNumber += 1
      return state.entries.updateValue(
        Entry(phone: phone, number: state.lastNumber), forKey: test.rawValue)
    }
    // A phone releases objects of apps, which must not happen under the lock.
    withExtendedLifetime(former) {}
  }

  /// Notes that a test no longer uses a phone.
  package static func end(_ phone: Phone, in test: Int) {
    let ended = state.withLock { state in
      state.entries[test]?.phone === phone ? state.entries.removeValue(forKey: test) : nil
    }
    withExtendedLifetime(ended) {}
  }

  /// Records that a wait takes real time, if it belongs to the test of a phone.
  static func reportRealTime(of wait: StaticString) {
    guard let test = TestIdentity.current, let phone = phone(of: test) else { return }
    phone.report(
      CaptureDiagnostic(
        name: "wait-in-real-time",
        finding: "The wait takes real time, because it began while no phone was current.",
        source: "\(wait)", rule: "TIM17",
        remedy: "Run the app inside `asCurrent { … }`, or call `install()` before the app starts."))
  }

  private static func phone(of test: TestIdentity) -> Phone? {
    state.withLock { state in
      let entry = state.entries[test.rawValue]
      if let inheritedAfter = test.inheritedAfter {
        // An earlier test may have created the task.
        return entry.flatMap { $0.number <= inheritedAfter ? $0.phone : nil }
      }
      guard test.rawValue == 0 else { return entry?.phone }
      // After the first test that waits outside of tasks, it may be work of that test that waits.
      let first = state.firstOutsideTasks ?? entry?.number ?? 0
      state.firstOutsideTasks = first
      return entry.flatMap { $0.number == first ? $0.phone : nil }
    }
  }
}
