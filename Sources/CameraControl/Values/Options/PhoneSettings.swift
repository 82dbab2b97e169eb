/// The settings that the person has chosen on the phone.
///
/// If a number of ``systemVersion`` is negative, the phone keeps its earlier version, and adds a
/// ``CaptureError`` to its ``Phone/faults`` (SET12).
///
/// ```swift
/// let settings = PhoneSettings { $0.cleanPreview = false }
/// let noisyPhone = SimulatedPhone(.iPhone16Pro, settings: settings)
/// ```
public struct PhoneSettings: Hashable, Codable, Sendable {
  /// The app that opens when the person makes the launch gesture.
  public var launchTarget: LaunchTarget = .camera

  /// The launch gesture: the gesture on the Camera Control that opens a camera app.
  public var launchGesture: LaunchGesture = .singleClick

  /// Whether a light press hides everything but the preview.
  public var cleanPreview = true

  /// Whether holding a light press locks exposure and focus.
  public var focusLock = false

  /// Whether the first click only wakes the screen, if the screen is dark.
  public var requireScreenOn = true

  /// Whether the Camera Control works at all; an accessibility setting.
  public var cameraControlEnabled = true

  /// Whether the overlay opens at all; an accessibility setting.
  public var adjustmentsEnabled = true

  /// Whether the person has used a control before.
  ///
  /// The phone sets this property to `true` when the person uses a control.
  ///
  /// On iOS 26 or later, `false` switches adjustments off until the person turns them on.
  public var hasUsageHistory = true {
    didSet { if hasUsageHistory != oldValue { adjustmentsEnabled = usualAdjustments } }
  }

  /// Whether a light press opens the overlay; a setting of iOS 26.
  public var lightPressOpensOverlay = true

  /// Whether a slide on the button opens the overlay; a setting of iOS 26.
  public var swipeOpensOverlay = false

  /// How hard a light press has to be; an accessibility setting.
  public var lightPressForce: LightPressForce = .standard

  /// How quickly two light presses must follow each other; an accessibility setting.
  public var doubleLightPressSpeed: PressSpeed = .standard

  /// How quickly two clicks must follow each other; an accessibility setting.
  public var doubleClickSpeed: PressSpeed = .standard

  /// Which press of an AirPods stem takes a picture.
  public var airPodsRemote: AirPodsRemote = .off

  /// Whether the AirPods can act as a remote, which depends on their chip and on the region.
  public var airPodsEligible = true

  /// What the Action button does.
  public var actionButton: ActionButton = .unassigned

  /// The name of the product whose control is on the Lock Screen, if any.
  public var lockScreenLaunches: String?

  /// The name of the product whose control is in Control Center, if any.
  public var controlCenterLaunches: String?

  /// The name of the product whose control the Action button runs, if any.
  public var actionButtonLaunches: String?

  /// The version of the system.
  public var systemVersion: SystemVersion = .iOS26 {
    didSet {
      // The first system that asks for a history finds none, or a system before it does not ask.
      let isOld = oldValue < .iOS26
      if !hasUsageHistory, isOld != (systemVersion < .iOS26) {
        adjustmentsEnabled = usualAdjustments
      }
    }
  }

  /// Creates the settings of a new phone.
  public init() {}

  /// Creates the settings of a new phone and applies `change` to them.
  public init(_ change: (inout PhoneSettings) -> Void) { change(&self) }

  /// The name of the product that the launch gesture opens; set `nil` for the system's Camera app.
  public var cameraControlLaunches: String? {
    get {
      switch launchTarget {
      case .camera, .none: nil
      case .app(let product): product
      }
    }
    set { launchTarget = newValue.map(LaunchTarget.app) ?? .camera }
  }

  /// The app that opens when the person makes the launch gesture.
  public enum LaunchTarget: Hashable, Codable, Sendable {
    /// The system's Camera app.
    case camera
    /// Another app with a capture extension, identified by its name.
    case app(String)
    /// No app.
    case none
  }

  /// Whether adjustments are on before the person switches them (SET09).
  private var usualAdjustments: Bool { hasUsageHistory || systemVersion < .iOS26 }

  /// Whether a light press on the button opens the hidden overlay, on this system (SET10).
  var opensOverlayByLightPress: Bool { lightPressOpensOverlay || systemVersion < .iOS26 }

  /// Whether a slide on the button opens the hidden overlay, on this system (OVL37).
  var opensOverlayBySwipe: Bool { swipeOpensOverlay && systemVersion >= .iOS26 }

  /// The launch gesture: the gesture on the Camera Control that opens a camera app.
  public enum LaunchGesture: String, Codable, Sendable, CaseIterable {
    /// One click.
    case singleClick
    /// Two clicks in quick succession.
    case doubleClick
  }

  /// Which press of an AirPods stem takes a picture.
  public enum AirPodsRemote: String, Codable, Sendable, CaseIterable {
    /// No press takes a picture.
    case off
    /// A short press takes a picture.
    case pressOnce
    /// A long press takes a picture.
    case pressAndHold
  }

  /// What the Action button does.
  public enum ActionButton: String, Codable, Sendable, CaseIterable {
    /// The Action button does something other than capture.
    case unassigned
    /// The Action button takes pictures.
    case capture
  }
}

/// The accessibility setting for the force of a light press.
public enum LightPressForce: String, Hashable, Codable, CaseIterable, Sendable {
  /// The default force.
  case standard

  /// Less force is enough.
  case lighter

  /// More force is needed.
  case firmer
}

/// The accessibility setting for how quickly a second press has to follow the first.
public enum PressSpeed: String, Hashable, Codable, CaseIterable, Sendable {
  /// The default speed.
  case standard

  /// The second press may come later than at the standard speed.
  case slow

  /// The second press may come even later than at the slow speed.
  case slower
}

/// A version of the phone's system.
public struct SystemVersion: Hashable, Codable, Sendable {
  /// The number before the dot.
  public var major: Int

  /// The number after the dot.
  public var minor: Int

  /// Creates a version.
  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// iOS 17.2, which introduced capture events for the volume buttons.
  public static let iOS17dot2 = SystemVersion(17, 2)
  /// iOS 18, the first system with the Camera Control.
  public static let iOS18 = SystemVersion(18)
  /// iOS 18.2, which introduced visual intelligence, focus lock, and Require Screen On.
  public static let iOS18dot2 = SystemVersion(18, 2)
  /// iOS 26, which introduced AirPods stem presses, and settings for light presses and slides.
  public static let iOS26 = SystemVersion(26)
}

extension SystemVersion: Comparable {
  /// Returns `true` if the first version is older than the second.
  public static func < (lhs: SystemVersion, rhs: SystemVersion) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension SystemVersion: CustomStringConvertible {
  /// The version in its usual notation, such as `18.2`.
  public var description: String { "\(major).\(minor)" }
}
