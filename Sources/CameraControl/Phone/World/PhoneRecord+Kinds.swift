extension PhoneRecord {
  /// The kinds of records that an observer of a phone receives.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// Creates a set of kinds from the bits of a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
  }
}

extension PhoneRecord.Kinds {
  /// Inputs to the phone, except readings of the button.
  public static let input = Self(rawValue: 1 << 0)
  /// Readings of the button.
  public static let sample = Self(rawValue: 1 << 1)
  /// Gestures of a finger on the button.
  public static let gesture = Self(rawValue: 1 << 2)
  /// Changes of the overlay's appearance.
  public static let overlay = Self(rawValue: 1 << 3)
  /// Calls to a controls delegate.
  public static let callback = Self(rawValue: 1 << 4)
  /// Values changed by a finger.
  public static let value = Self(rawValue: 1 << 5)
  /// Values written by the app.
  public static let written = Self(rawValue: 1 << 6)
  /// Controls that the app enabled or disabled.
  public static let enabled = Self(rawValue: 1 << 7)
  /// Changes of devices' properties.
  public static let device = Self(rawValue: 1 << 8)
  /// Capture events.
  public static let capture = Self(rawValue: 1 << 9)
  /// The system's responses to presses.
  public static let system = Self(rawValue: 1 << 10)
  /// Sounds that the AirPods play.
  public static let sound = Self(rawValue: 1 << 11)
  /// Notifications from sessions.
  public static let session = Self(rawValue: 1 << 12)
  /// Changes of the focus lock.
  public static let focusLock = Self(rawValue: 1 << 13)
  /// Code that works but is probably a mistake.
  public static let diagnostic = Self(rawValue: 1 << 14)
  /// Calls that the phone rejected.
  public static let fault = Self(rawValue: 1 << 15)

  /// Presses and gestures that had no effect.
  public static let unanswered = Self(rawValue: 1 << 16)

  /// Haptics of the Camera Control.
  public static let haptic = Self(rawValue: 1 << 17)

  /// Launches, and failed attempts to launch a camera app, with the reason.
  public static let launch = Self(rawValue: 1 << 18)

  /// Events in the processes of products.
  public static let process = Self(rawValue: 1 << 19)

  /// Events about the content of capture extensions.
  public static let content = Self(rawValue: 1 << 20)

  /// The queue of each callback, recorded right before the callback.
  public static let queue = Self(rawValue: 1 << 21)

  /// Every kind.
  public static let all = Self(rawValue: 1 << 22 - 1)
}

extension PhoneRecord.Event {
  /// The event's kind, as a set that contains only this kind.
  public var kind: PhoneRecord.Kinds {
    switch self {
    case .input: .input
    case .sample: .sample
    case .gesture: .gesture
    case .overlay: .overlay
    case .queue: .queue
    case .callback: .callback
    case .value: .value
    case .written: .written
    case .enabled: .enabled
    case .device: .device
    case .capture: .capture
    case .system: .system
    case .sound: .sound
    case .session: .session
    case .focusLock: .focusLock
    case .diagnostic: .diagnostic
    case .fault: .fault
    case .unanswered: .unanswered
    case .haptic: .haptic
    case .launch: .launch
    case .process: .process
    case .content: .content
    }
  }
}
