import CameraControl

/// An error of media or devices, limited to those that capture needs.
@ErrorCodes(
  "AVFoundation",
  """
  unknown = -11800; outOfMemory = -11801; sessionNotRunning = -11803
  deviceAlreadyUsedByAnotherSession = -11804; noDataCaptured = -11805
  sessionConfigurationChanged = -11806; diskFull = -11807; deviceWasDisconnected = -11808
  mediaChanged = -11809; maximumDurationReached = -11810; maximumFileSizeReached = -11811
  maximumNumberOfSamplesForFileFormatReached = -11813; deviceNotConnected = -11814
  deviceInUseByAnotherApplication = -11815
  deviceLockedForConfigurationByAnotherProcess = -11817; sessionWasInterrupted = -11818
  mediaServicesWereReset = -11819; exportFailed = -11820; fileAlreadyExists = -11823
  contentIsNotAuthorized = -11835; screenCaptureFailed = -11845; operationInterrupted = -11847
  operationCancelled = -11849; applicationIsNotAuthorizedToUseDevice = -11852
  unsupportedDeviceActiveFormat = -11873; maximumStillImageCaptureRequestsExceeded = -11830
  deviceIsNotAvailableInBackground = -11872
  """)
public struct AVError: CustomNSError, LocalizedError, Hashable, Sendable {
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
