/// Oddities that somebody saw on a real phone once; all off.
public struct Quirks: Hashable, Codable, Sendable {
  /// The overlay still shows the old controls after all of them were removed.
  public var staleOverlayAfterRemoval = false

  /// A control that was disabled and enabled again stays inert until it is added anew.
  public var reenableDoesNotStick = false

  /// The available zoom range shrinks while the controls are active.
  public var zoomNarrowsWhileActive = false

  /// When a value changes as a finger slides, relative to the call of its action.
  public var valueUpdate: ValueUpdate = .onActionQueueBeforeAction

  /// Makes a phone without oddities.
  public init() {}

  /// When a value changes as a finger slides, relative to the call of its action.
  public enum ValueUpdate: String, Codable, Sendable, CaseIterable {
    /// On the action queue, just before the action: the two always agree.
    case onActionQueueBeforeAction
    /// At once: by the time the action runs, the value can be newer than the action's parameter.
    case immediate
  }
}
