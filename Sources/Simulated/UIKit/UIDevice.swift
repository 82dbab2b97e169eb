public import CameraControl
import SimulatedAVFoundation

/// A description of the phone.
@MainActor @preconcurrency
@Kept(
  #"""
  let isGeneratingDeviceOrientationNotifications: Bool = true; let isMultitaskingSupported: Bool = true
  func beginGeneratingDeviceOrientationNotifications(); func endGeneratingDeviceOrientationNotifications()
  let userInterfaceIdiom: UIUserInterfaceIdiom = model == "iPad" ? .pad : .phone; let batteryLevel: Float = 1
  let batteryState: BatteryState = .full
  isBatteryMonitoringEnabled = false; let identifierForVendor: UUID? = nil; let localizedModel: String = model
  """#)
public final class UIDevice: NSObject {
  /// The phone that the app runs on.
  public static var current: UIDevice { UIDevice() }

  private let phone = PhoneApp.ambient.phone

  #kept(
    #"""
    let name: String = phone.model.name
    let model: String = phone.model.name.hasPrefix("iPad") ? "iPad" : "iPhone"
    let systemName: String = "iOS"; let systemVersion: String = "\(phone.settings.systemVersion)"
    """#)

  /// How the phone is held.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: Attitude.of(phone).orientation) ?? .unknown
  }

  /// Whether a phone has electricity.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// Posted when the phone is turned.
  public nonisolated static var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

extension Phone {
  /// Turns the phone, as a hand does.
  @MainActor
  public func turn(to orientation: UIDeviceOrientation) {
    let attitude = Attitude.of(self)
    guard attitude.orientation != orientation.rawValue else { return }
    attitude.turn(to: orientation.rawValue)
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }
}
