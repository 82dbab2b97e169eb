/// The state of an interaction on a view.
package struct InteractionState: Hashable, Sendable {
  /// Whether the interaction receives presses.
  var isEnabled: Bool

  /// Whether the app plays the sound of an AirPods press that this interaction gets.
  var isDefaultSoundDisabled: Bool

  /// Whether volume up has a separate handler.
  package let hasSecondaryHandler: Bool

  /// Whether a modifier of a SwiftUI view made the interaction, not the app itself.
  let isFromModifier: Bool

  var view: ViewID?

  /// A number that increases with each interaction that is added to a view.
  var additionOrder: UInt64 = 0

  package init(
    isEnabled: Bool, isDefaultSoundDisabled: Bool, hasSecondaryHandler: Bool,
    isFromModifier: Bool = false
  ) {
    self.isEnabled = isEnabled
    self.isDefaultSoundDisabled = isDefaultSoundDisabled
    self.hasSecondaryHandler = hasSecondaryHandler
    self.isFromModifier = isFromModifier
  }
}

/// What a phone knows about a view.
struct ViewState: Hashable, Sendable {
  let app: AppID

  /// The interactions on the view, in the order they were added.
  var interactions: [InteractionID] = []
}

/// A handler that a press goes to.
struct PressTarget: Hashable, Sendable {
  let interaction: InteractionID
  let isSecondary: Bool
}
