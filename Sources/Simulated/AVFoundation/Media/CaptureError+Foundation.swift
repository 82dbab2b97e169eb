import CameraControl

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
