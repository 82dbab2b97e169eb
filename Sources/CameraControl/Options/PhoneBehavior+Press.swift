extension PhoneBehavior {
  /// Who gets a press, and what an undelivered one does.
  public struct Press: Hashable, Codable, Sendable {
    /// Option 25: which of several enabled interactions get a press.
    public var interactionPolicy: InteractionPolicy = .frontmostView
    /// Option 26: what an interaction gets that is switched off, removed or moved during a press.
    public var disabledMidPress: DisabledMidPress = .cancelled
    /// Option 27: what a click does in an app that uses the camera and takes no events.
    public var unhandledClick: UnhandledClick = .confirmThenOpenCamera
    /// Option 28: what a click and hold does when no interaction takes it.
    public var unhandledHold: UnhandledHold = .visualIntelligence
    /// Option 29: which phases a press of an AirPods stem has.
    public var airPodsPhases: AirPodsPhases = .beganThenEnded

    /// Makes the default behaviour.
    public init() {}

    /// Which of several enabled interactions get a press.
    public enum InteractionPolicy: String, Codable, Sendable, CaseIterable {
      /// All enabled ones on the view nearest the front that has any.
      case frontmostView
      /// The one that was added last.
      case latestAdded
      /// All of them.
      case all
    }

    /// What an interaction gets that is switched off, removed or moved during a press.
    public enum DisabledMidPress: String, Codable, Sendable, CaseIterable {
      /// The press is cancelled at once.
      case cancelled
      /// The press ends as if nothing had happened.
      case endedStillDelivered
    }

    /// What a click does in an app that uses the camera and takes no events.
    public enum UnhandledClick: String, Codable, Sendable, CaseIterable {
      /// The system asks; a second click opens the launch target.
      case confirmThenOpenCamera
      /// The launch target opens at once.
      case openCamera
    }

    /// What a click and hold does when no interaction takes it.
    public enum UnhandledHold: String, Codable, Sendable, CaseIterable {
      /// It starts visual intelligence, on a system that has it.
      case visualIntelligence
      /// It does nothing.
      case none
    }

    /// Which phases a press of an AirPods stem has.
    public enum AirPodsPhases: String, Codable, Sendable, CaseIterable {
      /// It begins and ends at once.
      case beganThenEnded
      /// It only ends.
      case endedOnly
    }
  }
}
