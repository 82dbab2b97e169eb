import CameraControl

/// An error of media or devices, with only the codes that capture needs.
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case maximumNumberOfSamplesForFileFormatReached = -11813
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case deviceLockedForConfigurationByAnotherProcess = -11817
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case fileAlreadyExists = -11823
    case contentIsNotAuthorized = -11835
    case screenCaptureFailed = -11845
    case operationInterrupted = -11847
    case operationCancelled = -11849
    case applicationIsNotAuthorizedToUseDevice = -11852
    case unsupportedDeviceActiveFormat = -11873
    case maximumStillImageCaptureRequestsExceeded = -11830
    case deviceIsNotAvailableInBackground = -11872

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? AVError)?.code == code
    }
  }

  /// What went wrong.
  public let code: Code
  /// A sentence for display.
  public let localizedDescription: String

  init(_ code: Code, _ localizedDescription: String) {
    (self.code, self.localizedDescription) = (code, localizedDescription)
  }

  #kept(
    #"""
    static let unknown: Code = .unknown; static let outOfMemory: Code = .outOfMemory
    static let sessionNotRunning: Code = .sessionNotRunning
    static let deviceAlreadyUsedByAnotherSession: Code = .deviceAlreadyUsedByAnotherSession
    static let noDataCaptured: Code = .noDataCaptured
    static let sessionConfigurationChanged: Code = .sessionConfigurationChanged
    static let diskFull: Code = .diskFull
    static let deviceWasDisconnected: Code = .deviceWasDisconnected
    static let mediaChanged: Code = .mediaChanged
    static let maximumDurationReached: Code = .maximumDurationReached
    static let maximumFileSizeReached: Code = .maximumFileSizeReached
    static let maximumNumberOfSamplesForFileFormatReached: Code = .maximumNumberOfSamplesForFileFormatReached
    static let deviceNotConnected: Code = .deviceNotConnected
    static let deviceInUseByAnotherApplication: Code = .deviceInUseByAnotherApplication
    static let deviceLockedForConfigurationByAnotherProcess: Code = .deviceLockedForConfigurationByAnotherProcess
    static let sessionWasInterrupted: Code = .sessionWasInterrupted
    static let mediaServicesWereReset: Code = .mediaServicesWereReset
    static let exportFailed: Code = .exportFailed; static let fileAlreadyExists: Code = .fileAlreadyExists
    static let contentIsNotAuthorized: Code = .contentIsNotAuthorized
    static let screenCaptureFailed: Code = .screenCaptureFailed
    static let operationInterrupted: Code = .operationInterrupted
    static let operationCancelled: Code = .operationCancelled
    static let applicationIsNotAuthorizedToUseDevice: Code = .applicationIsNotAuthorizedToUseDevice
    static let unsupportedDeviceActiveFormat: Code = .unsupportedDeviceActiveFormat
    static let maximumStillImageCaptureRequestsExceeded: Code = .maximumStillImageCaptureRequestsExceeded
    static let deviceIsNotAvailableInBackground: Code = .deviceIsNotAvailableInBackground
    init(_ code: Code) = self.init(code, "The operation could not be completed. (AVFoundation \(code.rawValue))")
    static let errorDomain: String = "AVFoundationErrorDomain"; let errorCode: Int = code.rawValue
    let errorDescription: String? = localizedDescription
    let errorUserInfo: [String: Any] = [NSLocalizedDescriptionKey: localizedDescription]
    """#)

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

/// The domain of this module's errors.
public let `AVFoundationErrorDomain` = "AVFoundationErrorDomain"
/// The key for whether a recording that has ended with an error is usable.
public let `AVErrorRecordingSuccessfullyFinishedKey` = "AVErrorRecordingSuccessfullyFinishedKey"

// An app that knows only Apple's modules reads an error through Foundation.

extension CaptureError: LocalizedError {
  package var errorDescription: String? { message }

  package var failureReason: String? { problem }

  package var recoverySuggestion: String? { remedy }
}

extension CaptureError: CustomNSError {
  package static var errorDomain: String { "CameraControl.CaptureError" }

  package var errorUserInfo: [String: Any] {
    [
      NSLocalizedDescriptionKey: message, NSLocalizedFailureReasonErrorKey: problem,
      NSLocalizedRecoverySuggestionErrorKey: remedy,
    ]
  }
}
