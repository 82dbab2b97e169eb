extension PhoneBehavior {
  /// When actions are called.
  public struct Delivery: Hashable, Codable, Sendable {
    /// Option 17: whether a value that the app writes calls the action too.
    public var programmaticSetCallsAction = false
    /// Option 18: which values of a fast slide reach the action.
    public var actionDelivery: ActionDelivery = .everyChange

    /// Makes the default behaviour.
    public init() {}

    /// Which values of a fast slide reach the action.
    public enum ActionDelivery: String, Codable, Sendable, CaseIterable {
      /// Every one, in order.
      case everyChange
      /// The newest, when older ones still wait for their turn.
      case latestOnly
    }
  }
}
