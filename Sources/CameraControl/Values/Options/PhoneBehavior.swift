/// The options for behavior that Apple doesn't document, each with a default.
///
/// The options are grouped by the part of the phone that they affect.
/// `Docs/Semantics/PhoneOptions.md` lists the options by number. If an assumption about the phone
/// has no useful alternative, there is no option for it, only a rule in `Docs/Semantics`.
///
/// A phone can't work with impossible values, such as a negative duration or `Double.nan`. Instead,
/// a new phone uses the default, and adds a ``CaptureError`` to its ``Phone/faults``, which names the
/// option, its value, and the possible values (SET12). If options contradict each other, such as a
/// light press that needs more force than a click, the phone uses the defaults of all forces.
///
/// ```swift
/// let behavior = PhoneBehavior { $0.overlay.timeouts.control = .seconds(5) }
/// let slowPhone = SimulatedPhone(.iPhone16Pro, behavior: behavior)
/// ```
public struct PhoneBehavior: Hashable, Codable, Sendable {
  /// How the button's readings become gestures: options `force` and `lightCommit`.
  public var button = ButtonTuning()

  /// The content, timeouts, and callbacks of the overlay.
  public var overlay = Overlay()

  /// The interactions that receive a press, and the effect of an unhandled press.
  public var press = Press()

  /// How a slide changes a value: options `slideGain`, `detentWidth` and `slideQuantum`.
  public var slide = SlideTuning()

  /// When the phone calls actions.
  public var delivery = Delivery()

  /// How the overlay shows values.
  public var display = Display()

  /// How many controls a session accepts, and what counts as using the camera.
  public var session = Session()

  /// The requirements for a capture extension, and the transfer of its content to the app.
  public var lockScreen = LockScreen()

  /// Creates the default behavior.
  public init() {}

  /// Creates the default behavior and applies `change` to it.
  public init(_ change: (inout PhoneBehavior) -> Void) { change(&self) }

  /// The interactions that receive a press, and the effect of an unhandled press.
  public struct Press: Hashable, Codable, Sendable {
    /// Option 25: which of several enabled interactions receive a press.
    public var interactionPolicy: InteractionPolicy = .frontmostView
    /// Option 26: what happens to a press if the app disables, removes or moves its interaction.
    public var disabledMidPress: DisabledMidPress = .cancelled
    /// Option 27: what a click does in an app that uses the camera but handles no capture events.
    public var unhandledClick: UnhandledClick = .confirmThenOpenCamera
    /// Option 28: what a click and hold does when no interaction handles it.
    public var unhandledHold: UnhandledHold = .visualIntelligence
    /// Option 29: which phases a press of an AirPods stem has.
    public var airPodsPhases: AirPodsPhases = .beganThenEnded

    /// Creates the default behavior.
    package init() {}

    /// The choice of the interactions that receive a press if several are enabled.
    public enum InteractionPolicy: String, Codable, Sendable, CaseIterable {
      /// On the frontmost view with enabled interactions, all enabled interactions get the press.
      case frontmostView
      /// The enabled interaction that was added last receives the press.
      case latestAdded
      /// All enabled interactions receive the press.
      case all
    }

    /// What happens to a press if the app disables, removes or moves its interaction.
    public enum DisabledMidPress: String, Codable, Sendable, CaseIterable {
      /// The phone cancels the press immediately.
      case cancelled
      /// The press ends normally, as if the interaction hadn't changed.
      case endedStillDelivered
    }

    /// What a click does in an app that uses the camera but handles no capture events.
    public enum UnhandledClick: String, Codable, Sendable, CaseIterable {
      /// The system asks for confirmation; a second click opens ``PhoneSettings/launchTarget``.
      case confirmThenOpenCamera
      /// The system opens ``PhoneSettings/launchTarget`` immediately.
      case openCamera
    }

    /// What a click and hold does when no interaction handles it.
    public enum UnhandledHold: String, Codable, Sendable, CaseIterable {
      /// The gesture starts visual intelligence, on a system that supports it.
      case visualIntelligence
      /// The gesture does nothing.
      case none
    }

    /// Which phases a press of an AirPods stem has.
    public enum AirPodsPhases: String, Codable, Sendable, CaseIterable {
      /// The press has the phase `began`, immediately followed by `ended`.
      case beganThenEnded
      /// The press has only the phase `ended`.
      case endedOnly
    }
  }

  /// When the phone calls actions.
  public struct Delivery: Hashable, Codable, Sendable {
    /// Option 17: whether the action also runs when the app sets the value.
    public var programmaticSetCallsAction = false
    /// Option 18: which values of a fast slide reach the action.
    public var actionDelivery: ActionDelivery = .everyChange

    /// Which values of a fast slide reach the action.
    public enum ActionDelivery: String, Codable, Sendable, CaseIterable {
      /// The action receives every value, in order.
      case everyChange
      /// The action receives the newest value; the phone drops older values that are still waiting.
      case latestOnly
    }
  }

  /// How the overlay shows values.
  public struct Display: Hashable, Codable, Sendable {
    /// Option 30: how a value becomes text.
    public var valueFormat: ValueFormat = .oneFractionDigit
    /// Option 31: how a zoom factor becomes the number that the overlay shows.
    public var displayMapping: DisplayMapping = .multiplier
    /// Option 32: whether the exposure slider moves in steps of a third of an EV.
    public var exposureStep: ExposureStep = .oneThird

    /// How a zoom factor becomes the number that the overlay shows.
    public enum DisplayMapping: String, Codable, Sendable, CaseIterable {
      /// The overlay shows the factor times the device's display multiplier.
      case multiplier
      /// The overlay shows a zoom factor `y` as `(y + 0.25) / 1.25`, as one article reports.
      case affine
    }

    /// Whether the exposure slider moves in steps of a third of an EV.
    public enum ExposureStep: String, Codable, Sendable, CaseIterable {
      /// The slider moves in steps of a third of an EV.
      case oneThird
      /// The slider can reach any value.
      case continuous
    }
  }

  /// How a session handles its controls, the use of the camera, access, and interruptions.
  public struct Session: Hashable, Codable, Sendable {
    /// Option 19: how many controls a session accepts on hardware that supports them.
    public var maxControls = 4
    /// Option 33: what counts as actively using the camera.
    public var cameraInUse: CameraInUse = .runningForegroundWithVideoInput
    /// Option 39: what an input does before the phone has asked the person for access.
    public var undeterminedAccess: UndeterminedAccess = .asks
    /// Option 40: what happens to a capturing app when the person takes back camera access.
    public var revokedAccess: RevokedAccess = .endsApp
    /// Option 54: when an interruption ends for an app that returns to the foreground.
    public var interruptionEnd: InterruptionEnd = .beforeActive
    /// Option 55: which notifications a session posts if several interruptions overlap.
    public var overlappingInterruptions: OverlappingInterruptions = .onePair

    /// What counts as actively using the camera.
    public enum CameraInUse: String, Codable, Sendable, CaseIterable {
      /// The app in front has a running, uninterrupted session with a video input.
      case runningForegroundWithVideoInput
      /// The app in front has a running, uninterrupted session with a video input, and with an
      /// output or a preview.
      case alsoOutputOrPreview
    }

    /// What an input does before the phone has asked the person for access.
    public enum UndeterminedAccess: String, Codable, Sendable, CaseIterable {
      /// The phone asks the person, who answers immediately.
      case asks
      /// The phone waits for the app to request access, and the input delivers nothing until then.
      case waits
    }

    /// When an interruption ends for an app that returns to the foreground.
    public enum InterruptionEnd: String, Codable, Sendable, CaseIterable {
      /// The interruption ends before the phone tells the app that the app is active.
      case beforeActive
      /// The interruption ends after the phone tells the app that the app is active.
      case afterActive
    }

    /// Which notifications a session posts if several interruptions overlap.
    public enum OverlappingInterruptions: String, Codable, Sendable, CaseIterable {
      /// The session notifies observers when the first interruption begins and the last one ends.
      case onePair
      /// The session notifies observers of the beginning and the end of each interruption.
      case each
    }

    /// What happens to a capturing app when the person takes back access to the camera.
    public enum RevokedAccess: String, Codable, Sendable, CaseIterable {
      /// The phone ends the app.
      case endsApp
      /// The app keeps running, and its sessions run but deliver nothing from the camera.
      case stopsDelivering
    }
  }
}
