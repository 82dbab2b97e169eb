/// Quirks that developers reported from real phones, all of which are off by default.
///
/// ```swift
/// var quirks = Quirks()
/// quirks.reenableDoesNotStick = true
/// let oddPhone = SimulatedPhone(.iPhone16Pro, quirks: quirks)
/// ```
public struct Quirks: Hashable, Codable, Sendable {
  /// The overlay still shows the old controls after all of them were removed.
  public var staleOverlayAfterRemoval = false

  /// A control that was disabled and enabled again stays inert until the app adds it again.
  public var reenableDoesNotStick = false

  /// The available zoom range shrinks while the controls are active.
  public var zoomNarrowsWhileActive = false

  /// When a value changes during a slide, relative to the call of its action.
  public var valueUpdate: ValueUpdate = .onActionQueueBeforeAction

  /// Creates a set of quirks that are all off.
  public init() {}

  /// When a value changes during a slide, relative to the call of its action.
  public enum ValueUpdate: String, Codable, Sendable, CaseIterable {
    /// On the action queue, just before the action, so that value and parameter always agree.
    case onActionQueueBeforeAction
    /// At once, so that the value can be newer than the parameter of the running action.
    case immediate
  }
}
