public import CameraControl
import SimulatedAVFoundation

/// A description of the phone.
@MainActor @preconcurrency
@Kept(
  #"""
  let isGeneratingDeviceOrientationNotifications: Bool = true; let isMultitaskingSupported: Bool = true
  func beginGeneratingDeviceOrientationNotifications(); func endGeneratingDeviceOrientationNotifications()
  let batteryLevel: Float = 1; let batteryState: BatteryState = .full
  isBatteryMonitoringEnabled = false; let identifierForVendor: UUID? = nil; let localizedModel: String = model
  nonisolated static let orientationDidChangeNotification: NSNotification.Name = .init("UIDeviceOrientationDidChangeNotification")
  """#)
public final class UIDevice: NSObject, PhonePart {
  private let phone: Phone

  private init(_ phone: Phone) { self.phone = phone }
  /// The phone; always the same object while something keeps a reference to it.
  public static var current: UIDevice { of(PhoneApp.ambient.phone) }

  fileprivate static func of(_ phone: Phone) -> UIDevice {
    let known = KnownDevice.of(phone)
    let device = known.device ?? UIDevice(phone)
    known.device = device
    return device
  }

  #kept(
    #"""
    let name: String = phone.model.name
    let systemName: String = "iOS"; let systemVersion: String = "\(phone.settings.systemVersion)"
    """#)

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    phone.model.name.hasPrefix("iPad") ? .pad : .phone
  }

  /// The name of the kind of device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The orientation in which the person holds the phone.
  public var orientation: UIDeviceOrientation {
    UIDeviceOrientation(rawValue: Attitude.of(phone).orientation) ?? .unknown
  }

  /// Whether a phone's battery is charging.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
}

/// The device of a phone, if something keeps it.
@MainActor
private final class KnownDevice: PhoneOwned {
  weak var device: UIDevice?

  nonisolated init() {}
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

extension Phone {
  /// Turns the phone, as a person does.
  @MainActor
  public func turn(to orientation: UIDeviceOrientation) {
    let attitude = Attitude.of(self)
    guard attitude.orientation != orientation.rawValue else { return }
    attitude.turn(to: orientation.rawValue)
    NotificationCenter.default.post(
      name: UIDevice.orientationDidChangeNotification, object: UIDevice.of(self))
  }
}

/// The orientation of a phone; in `landscapeLeft`, the Camera Control is at the bottom.
@nonexhaustive
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the phone is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the phone is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the phone is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The orientation of the interface.
@nonexhaustive
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  /// Whether the interface is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations that an interface supports.
@Flags(
  """
  portrait = 2; portraitUpsideDown = 4; landscapeRight = 8; landscapeLeft = 16; landscape = 24
  allButUpsideDown = 26; all = 30
  """)
public struct UIInterfaceOrientationMask: OptionSet, Sendable {}

/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The screen of the phone.
@MainActor @preconcurrency
@Kept(
  """
  brightness: CGFloat = 0.5; let nativeScale: CGFloat = 3; let maximumFramesPerSecond: Int = 60
  let nativeBounds: CGRect = CGRect(x: 0, y: 0, width: 1206, height: 2622); let isCaptured: Bool = false
  """)
public final class UIScreen: NSObject {
  /// The only screen.
  public static let main = UIScreen()
  /// The size of the screen in points; the same on every simulated phone.
  public let bounds = CGRect(x: 0, y: 0, width: 402, height: 874)
  /// The number of pixels per point; the same on every simulated phone.
  public let scale: CGFloat = 3
}

/// The content that a person has copied.
@MainActor @preconcurrency
@Kept(
  """
  string: String? = nil; image: UIImage? = nil; url: URL? = nil; let hasStrings: Bool = string != nil
  let hasImages: Bool = image != nil; let hasURLs: Bool = url != nil
  """)
public final class UIPasteboard: NSObject {
  /// The pasteboard of the phone.
  public static var general: UIPasteboard {
    PhoneApp.ambient.phone.attachedObjects.object(for: ObjectIdentifier(UIPasteboard.self)) {
      UIPasteboard()
    }
  }
}
