import CameraControl

/// A class whose initializer can return an object that exists already.
///
/// Only an initializer in an extension of a protocol can. Apple's, being an Objective-C initializer,
/// can as well, and apps compare devices by identity. The protocol is not bound to classes, because `self`
/// could not be replaced then.
public protocol FoundByIdentifier {
  /// Returns the object with an identifier.
  static func existing(_ uniqueID: String) -> Self?
}

extension FoundByIdentifier {
  /// Returns the phone's device with an identifier, or `nil` if there is none.
  public init?(uniqueID deviceUniqueID: String) {
    guard let device = Self.existing(deviceUniqueID) else { return nil }
    self = device
  }
}

extension AVCaptureDevice: FoundByIdentifier {
  /// Returns the phone's device with an identifier, or `nil` if there is none.
  public static func existing(_ uniqueID: String) -> AVCaptureDevice? {
    let phone = PhoneApp.ambient.phone
    let known = all(on: phone) + [microphone(of: phone)]
    return known.first { $0.uniqueID == uniqueID }
  }
}
