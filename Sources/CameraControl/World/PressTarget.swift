/// A handler that a press goes to.
struct PressTarget: Hashable, Sendable {
  let interaction: CaptureEventInteraction
  let isSecondary: Bool
  let app: AppState

  /// Whether the sound of an AirPods press is the app's: for all its interactions, or for this one.
  var isDefaultSoundDisabled: Bool {
    app.withState { $0.defaultCaptureSoundDisabled } || interaction.isDefaultSoundDisabled
  }

  static func == (lhs: PressTarget, rhs: PressTarget) -> Bool {
    lhs.interaction == rhs.interaction && lhs.isSecondary == rhs.isSecondary
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(interaction)
    hasher.combine(isSecondary)
  }
}
