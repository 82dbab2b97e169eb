import AVFoundation

// Apple's class is not `Sendable`. The service uses its session on one queue, and previews only show it.
extension AVFoundation.AVCaptureSession: @unchecked Swift.Sendable {}
