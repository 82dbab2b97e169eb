/// Strange behavior that developers reported from real phones; every quirk is off by default.
///
/// ```swift
/// var quirks = Quirks()
/// quirks.reenableDoesNotStick = true
/// let oddPhone = SimulatedPhone(.iPhone16Pro, quirks: quirks)
/// ```
public struct Quirks: Hashable, Codable, Sendable {
  /// The overlay still shows the old controls after the app removed all of them.
  public var staleOverlayAfterRemoval = false

  /// A control that the app disabled and enabled again doesn't react until the app adds it again.
  public var reenableDoesNotStick = false

  /// The available zoom range shrinks while the controls are active.
  public var zoomNarrowsWhileActive = false

  /// Whether a slide changes a control's value on the action queue or immediately.
  public var valueUpdate: ValueUpdate = .onActionQueueBeforeAction

  /// Creates a set of quirks that are all off.
  public init() {}

  /// Whether a slide changes a control's value on the action queue or immediately.
  public enum ValueUpdate: String, Codable, Sendable, CaseIterable {
    /// The value changes on the action queue, so the action's parameter always equals the value.
    case onActionQueueBeforeAction
    /// The value changes immediately, so a running action's parameter can be older than the value.
    case immediate
  }
}
