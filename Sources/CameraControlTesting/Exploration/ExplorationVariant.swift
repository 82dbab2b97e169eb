import CameraControl

/// What differs between two runs of one script: the options of the phone.
struct ExplorationVariant: Sendable {
  /// A change to one option.
  struct Change: Sendable {
    /// The option and its value, such as `overlay.runtimeMutation = rejected`.
    let name: String
    let apply: @Sendable (inout PhoneBehavior) -> Void
  }

  /// The changes, none of which is the default.
  var changes: [Change] = []

  /// The names of the changes.
  var names: [String] { changes.map(\.name) }
}
