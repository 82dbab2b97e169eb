public import CameraControl

/// A change to one of a phone's settings.
public enum SettingChange: Hashable, Codable, Sendable {
  /// Changes what the launch gesture opens.
  case launchTarget(PhoneSettings.LaunchTarget)
  /// Changes the launch gesture.
  case launchGesture(PhoneSettings.LaunchGesture)
  /// Switches Clean Preview on or off.
  case cleanPreview(Bool)
  /// Switches the focus lock on or off.
  case focusLock(Bool)
  /// Changes whether the first click only wakes the screen, if the screen is dark.
  case requireScreenOn(Bool)
  /// Switches the Camera Control on or off.
  case cameraControlEnabled(Bool)
  /// Changes whether the overlay opens at all.
  case adjustmentsEnabled(Bool)
  /// Changes whether the person has used a control before.
  case hasUsageHistory(Bool)
  /// Changes whether a light press opens the overlay.
  case lightPressOpensOverlay(Bool)
  /// Changes whether a slide on the button opens the overlay.
  case swipeOpensOverlay(Bool)
  /// Changes how much force a light press takes.
  case lightPressForce(LightPressForce)
  /// Changes how fast two light presses must follow each other.
  case doubleLightPressSpeed(PressSpeed)
  /// Changes how fast two clicks must follow each other.
  case doubleClickSpeed(PressSpeed)
  /// Changes which press of an AirPods stem takes a picture.
  case airPodsRemote(PhoneSettings.AirPodsRemote)
  /// Changes whether the AirPods can be used as a remote.
  case airPodsEligible(Bool)
  /// Changes what the Action button does.
  case actionButton(PhoneSettings.ActionButton)
  /// Changes the product that the Camera Control launches; `nil` is the system's Camera app.
  case cameraControlLaunches(String?)
  /// Changes the product whose control is on the Lock Screen.
  case lockScreenLaunches(String?)
  /// Changes the product whose control is in Control Center.
  case controlCenterLaunches(String?)
  /// Changes the product whose control is assigned to the Action button.
  case actionButtonLaunches(String?)
  /// Changes the system version.
  case systemVersion(SystemVersion)

  /// Applies the change to settings.
  public func apply(to settings: inout PhoneSettings) {
    switch self {
    case .launchTarget(let value): settings.launchTarget = value
    case .launchGesture(let value): settings.launchGesture = value
    case .cleanPreview(let value): settings.cleanPreview = value
    case .focusLock(let value): settings.focusLock = value
    case .requireScreenOn(let value): settings.requireScreenOn = value
    case .cameraControlEnabled(let value): settings.cameraControlEnabled = value
    case .adjustmentsEnabled(let value): settings.adjustmentsEnabled = value
    case .hasUsageHistory(let value): settings.hasUsageHistory = value
    case .lightPressOpensOverlay(let value): settings.lightPressOpensOverlay = value
    case .swipeOpensOverlay(let value): settings.swipeOpensOverlay = value
    case .lightPressForce(let value): settings.lightPressForce = value
    case .doubleLightPressSpeed(let value): settings.doubleLightPressSpeed = value
    case .doubleClickSpeed(let value): settings.doubleClickSpeed = value
    case .airPodsRemote(let value): settings.airPodsRemote = value
    case .airPodsEligible(let value): settings.airPodsEligible = value
    case .actionButton(let value): settings.actionButton = value
    case .cameraControlLaunches(let value): settings.cameraControlLaunches = value
    case .lockScreenLaunches(let value): settings.lockScreenLaunches = value
    case .controlCenterLaunches(let value): settings.controlCenterLaunches = value
    case .actionButtonLaunches(let value): settings.actionButtonLaunches = value
    case .systemVersion(let value): settings.systemVersion = value
    }
  }
}
