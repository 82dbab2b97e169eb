/// The gestures that an exploration tries.
enum Gestures: Hashable, Sendable {
  /// Those that go by a name, and some more.
  case named(NamedSteps, more: [GestureStep] = [])
  /// Only these.
  case listed([GestureStep])
}

extension Gestures {
  /// What tells gestures apart.
  var texts: [String] {
    switch self {
    case .named(let name, let more): ["named", name.rawValue] + more.map(\.description)
    case .listed(let steps): ["listed"] + steps.map(\.description)
    }
  }
}
