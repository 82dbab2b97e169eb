import AVKit

// Apple's enumerations can gain cases, so a switch over one has a default, of either form.

func text(_ phase: AVCaptureEventPhase) -> String {
  switch phase {
  case .began: "began"
  case .ended: "ended"
  case .cancelled: "cancelled"
  @unknown default: "unknown"
  }
}

func mayUseCamera(_ status: AVAuthorizationStatus) -> Bool? {
  switch status {
  case .authorized: true
  case .denied, .restricted: false
  default: nil
  }
}
