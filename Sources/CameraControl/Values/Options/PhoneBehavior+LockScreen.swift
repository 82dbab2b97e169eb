extension PhoneBehavior {
  /// The requirements for a capture extension, and the transfer of its content to the app.
  public struct LockScreen: Hashable, Codable, Sendable {
    /// Option 41: how much time a process has after its launch to meet the requirements (LCK13).
    public var requirementDeadline: Duration = .seconds(10)
    /// Option 42: how long the camera must be active without a break to count as used.
    public var minimumCameraTime: Duration = .seconds(1)
    /// Option 43: whether a process must meet all requirements or only one of them.
    public var requirementRule: RequirementRule = .all
    /// Option 44: whether SwiftUI's `onCameraCaptureEvent` counts as an interaction.
    public var modifierCounts = true
    /// Option 45: whether the requirements also apply to an app that the intent launched.
    public var monitorIntentLaunch = true
    /// Option 46: how long a capture extension may be idle before the phone dismisses it.
    public var idleTimeout: Duration = .seconds(60)
    /// Option 47: what the phone does with content that it failed to copy.
    public var failedCopy: FailedCopy = .keepAndRetry
    /// Option 48: whether an extension launch that wrote nothing leaves an empty directory.
    public var emptySession: EmptySession = .emptyDirectory
    /// Option 49: which of several listeners receive the content updates.
    public var updateConsumers: UpdateConsumers = .eachGetsAll
    /// Option 50: how many bytes of an app context the phone stores.
    public var contextLimit = 4096
    /// Option 51: what happens to an app context that is too large.
    public var overLimitUpdate: OverLimitUpdate = .keepOldAndThrow
    /// Option 52: what happens if an extension opens its app without an action of the person.
    public var openWithoutUserAction: OpenWithoutUserAction = .warn
    /// Option 53: which the app receives first, the newest content or the user activity.
    public var contentArrival: ContentArrival = .afterContinuation

    package init() {}

    /// Whether a process must meet all requirements or only one of them.
    public enum RequirementRule: String, Codable, Sendable, CaseIterable {
      /// A process must meet all requirements.
      case all
      /// A process must meet at least one requirement.
      case any
    }

    /// What the phone does with content that it failed to copy.
    public enum FailedCopy: String, Codable, Sendable, CaseIterable {
      /// The phone keeps the content, and tries to copy it again later.
      case keepAndRetry
      /// The phone discards the content.
      case lose
    }

    /// Whether an extension launch that wrote nothing leaves an empty directory.
    public enum EmptySession: String, Codable, Sendable, CaseIterable {
      /// An empty directory remains, and the app can read it.
      case emptyDirectory
      /// Nothing remains.
      case none
    }

    /// Which of several listeners receive the content updates.
    public enum UpdateConsumers: String, Codable, Sendable, CaseIterable {
      /// Each listener receives an initial list and then all updates.
      case eachGetsAll
      /// Each update reaches only one listener; if you cancel one listener, all updates end.
      case sharedStream
    }

    /// What happens to an app context that is too large.
    public enum OverLimitUpdate: String, Codable, Sendable, CaseIterable {
      /// The phone keeps the earlier context and throws an error.
      case keepOldAndThrow
      /// The phone keeps the earlier context and throws no error.
      case keepOldSilently
    }

    /// What happens if an extension opens its app without an action of the person.
    public enum OpenWithoutUserAction: String, Codable, Sendable, CaseIterable {
      /// The app opens, and the phone records a diagnostic.
      case warn
      /// The app opens, and the phone records nothing.
      case allow
    }

    /// Which the extension's app receives first: the newest content or the user activity.
    public enum ContentArrival: String, Codable, Sendable, CaseIterable {
      /// The app receives the user activity first.
      case afterContinuation
      /// The app receives the newest content first.
      case beforeContinuation
    }
  }
}
