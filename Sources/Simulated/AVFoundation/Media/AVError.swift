import CameraControl
public import Foundation

/// An error of media or devices.
public struct AVError: Error, Hashable, Sendable {
  /// The code of the error.
  public let code: Code

  /// The description of the error, for display.
  public let localizedDescription: String

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.init(code, "The operation could not be completed. (AVFoundation \(code.rawValue))")
  }

  init(_ code: Code, _ localizedDescription: String) {
    self.code = code
    self.localizedDescription = localizedDescription
  }

  /// The code of an error, limited to those that capture needs.
  public enum Code: Int, Sendable {
    /// The reason is unknown.
    case unknown = -11800
    /// The device is not connected.
    case deviceNotConnected = -11814
    /// Another app is using the device.
    case deviceInUseByAnotherApplication = -11815
    /// Another process has locked the device.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The session is not running.
    case sessionNotRunning = -11803
    /// The media services were reset.
    case mediaServicesWereReset = -11819
    /// The app is not authorized to use the device.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The session does not support the active format of the device.
    case unsupportedDeviceActiveFormat = -11873
  }

  static func rethrowing<Result>(
    _ body: () throws(CaptureError) -> Result
  ) throws(AVError) -> Result {
    do throws(CaptureError) {
      return try body()
    } catch {
      let code: Code =
        switch error.code {
        case .deviceDisconnected: .deviceNotConnected
        case .notAuthorized: .applicationIsNotAuthorizedToUseDevice
        default: .deviceInUseByAnotherApplication
        }
      throw AVError(code, error.message)
    }
  }
}

extension AVError {
  /// The reason is unknown.
  public static var unknown: Code { .unknown }
  /// The device is not connected.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// Another app is using the device.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// The media services were reset.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The app is not authorized to use the device.
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  /// The session does not support the active format of the device.
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
}

extension AVError.Code {
  /// Returns whether an error has a code, for `catch AVError.deviceNotConnected`.
  public static func ~= (code: AVError.Code, error: any Error) -> Bool {
    (error as? AVError)?.code == code
  }
}

extension AVError: CustomNSError, LocalizedError {
  /// The domain of these errors.
  public static var errorDomain: String { "AVFoundationErrorDomain" }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// The description of the error, for display.
  public var errorDescription: String? { localizedDescription }

  /// What Foundation shows of the error where only an `any Error` is known.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
}

/// The domain of this module's errors.
public let `AVFoundationErrorDomain` = "AVFoundationErrorDomain"
