public import CameraControl
public import Foundation
import SimulatedAVFoundation

/// A description of the phone.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The phone that the app runs on.
  public static var current: UIDevice { UIDevice() }

  private let phone = PhoneApp.ambient.phone

  /// The name of the phone; here, that of its model.
  public var name: String { phone.model.name }

  /// The kind of device.
  public var model: String { phone.model.name.hasPrefix("iPad") ? "iPad" : "iPhone" }

  /// The name of the system.
  public var systemName: String { "iOS" }

  /// The version of the system.
  public var systemVersion: String { "\(phone.settings.systemVersion)" }

  /// How the phone is held.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: Attitude.of(phone).orientation) ?? .unknown
  }

  /// Whether the phone tells when it is turned; here it always does.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// Does nothing, since the phone always tells when it is turned.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing, since the phone always tells when it is turned.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when the phone is turned.
  public nonisolated static var orientationDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UIDeviceOrientationDidChangeNotification")
  }
}

extension Phone {
  /// Turns the phone, as a hand does.
  ///
  /// - Parameter orientation: How the phone is held from now on.
  @MainActor
  public func turn(to orientation: UIDeviceOrientation) {
    let attitude = Attitude.of(self)
    guard attitude.orientation != orientation.rawValue else { return }
    attitude.turn(to: orientation.rawValue)
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }
}
