import CameraControl
public import Foundation

/// What goes wrong with media and devices.
public struct AVError: Error, Hashable, Sendable {
  /// What kind of error it is.
  public let code: Code

  /// A sentence for a person.
  public let localizedDescription: String

  /// Makes an error of a kind.
  public init(_ code: Code) {
    self.init(code, "The operation could not be completed. (AVFoundation \(code.rawValue))")
  }

  init(_ code: Code, _ localizedDescription: String) {
    self.code = code
    self.localizedDescription = localizedDescription
  }

  /// The kind of an error, as far as capture knows them.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -11800
    /// There is no such device.
    case deviceNotConnected = -11814
    /// Another app has the device.
    case deviceInUseByAnotherApplication = -11815
    /// The device is locked by another process.
    case deviceLockedForConfigurationByAnotherProcess = -11817
    /// The session was not running.
    case sessionNotRunning = -11803
    /// The services for media were restarted.
    case mediaServicesWereReset = -11819
    /// The person did not allow it.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  static func rethrowing<Result>(
    _ body: () throws(CaptureError) -> Result
  ) throws(AVError) -> Result {
    do throws(CaptureError) {
      return try body()
    } catch {
      throw AVError(
        error.message.contains("disconnected")
          ? .deviceNotConnected : .deviceInUseByAnotherApplication, error.message)
    }
  }
}

extension AVError {
  /// Nobody knows.
  public static var unknown: Code { .unknown }
  /// There is no such device.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// Another app has the device.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// The services for media were restarted.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// The person did not allow it.
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
}

extension AVError.Code {
  /// Tells whether an error is of a kind, for `catch AVError.deviceNotConnected`.
  public static func ~= (code: AVError.Code, error: any Error) -> Bool {
    (error as? AVError)?.code == code
  }
}

extension AVError: CustomNSError, LocalizedError {
  /// The domain of these errors.
  public static var errorDomain: String { "AVFoundationErrorDomain" }

  /// The number of the kind.
  public var errorCode: Int { code.rawValue }

  /// A sentence for a person.
  public var errorDescription: String? { localizedDescription }
}

/// The domain of the errors of this module.
public let `AVFoundationErrorDomain` = "AVFoundationErrorDomain"
