/// A place in a description that says whether its text field has the keyboard.
@MainActor
final class FocusSite: Lifecycle {
  var wants: () -> Bool = { false }
  var onGain: () -> Void = {}
  var onLose: () -> Void = {}
  var hasField = false

  func gain() { if !wants() { onGain() } }

  func lose() { if wants() { onLose() } }

  // Reading the focus here makes no view depend on it: the update has ended.
  func settle() { if !hasField { lose() } }

  func disappear() {}
}

extension EnvironmentValues {
  /// The places around a view that say whether its text field has the keyboard.
  @Entry var focusSites: [FocusSite] = []
}
