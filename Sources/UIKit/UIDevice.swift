import AVFoundation
import CameraControl
public import Foundation

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
}
