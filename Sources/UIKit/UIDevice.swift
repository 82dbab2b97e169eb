import AVFoundation
import CameraControl
public import Foundation

/// The phone, as far as it tells about itself.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The phone that the app runs on.
  public static var current: UIDevice { UIDevice() }

  private let phone = PhoneApp.ambient.phone

  /// What the person calls it.
  public var name: String { phone.model.name }

  /// What kind of device it is.
  public var model: String { phone.model.name.hasPrefix("iPad") ? "iPad" : "iPhone" }

  /// What the system is called.
  public var systemName: String { "iOS" }

  /// The version of the system.
  public var systemVersion: String { "\(phone.settings.systemVersion)" }
}
