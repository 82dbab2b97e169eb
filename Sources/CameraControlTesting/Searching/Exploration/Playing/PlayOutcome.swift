import CameraControl

/// The outcome of a run.
struct PlayOutcome: Sendable {
  /// Why the app could not be made, so that there was no run.
  var noApp: (any Error)?
  var steps: [GestureStep] = []

  /// The instants at which the script began and each step ended, if the run is about one property.
  var times: [PhoneInstant] = []
  var broken: [BrokenProperty] = []

  /// The state after the last step, before everything came to rest.
  var state: StateKey?

  /// The moves that are possible in that state.
  var possible: [Int] = []
  var trace: Trace?

  /// The pairs of state and move that the run has covered.
  var pairs: [Int] = []

  /// The pairs that were possible, if that was not known.
  var possiblePairs: [Int] = []

  /// The state keys that the run came to, one after another, as text, if they count.
  var keys: [String] = []
  var goals: [Int: ExplorationGoal] = [:]

  /// The places that each control can have and had, as `places(with:)` describes them.
  var places: [String: UInt32] = [:]
  var callbacks: CallbackLog?

  /// The moves of a random script.
  var moves: [Int]?
  var calls = AppCalls()

  /// Returns what the run says about a property, if it broke it.
  func breach(of key: BrokenProperty.Key) -> BrokenProperty? { broken.first { $0.key == key } }
}

/// A state of a phone and its app, reduced to a number, so that millions of them fit in memory.
///
/// In a search of a million states, the chance that two of them have the same number is one in some
/// ten million. Numbers of different processes cannot be compared, because each hashes in its own way.
struct StateKey: Hashable, Sendable {
  private let number: Int

  init(_ phone: SimulatedPhone, _ values: [AnyHashable]) {
    var hasher = Hasher()
    hasher.combine(phone.core.situation)
    hasher.combine(phone.finger.rebased(to: phone.now, phone.core.summary.limits))
    hasher.combine(phone.core.faces)
    hasher.combine(phone.courier.nextWait.map { $0.counted(from: phone.now) })
    for (label, count) in phone.courier.undrained {
      hasher.combine(label)
      hasher.combine(count)
    }
    hasher.combine(phone.courier.lags)
    hasher.combine(values)
    number = hasher.finalize()
  }
}
