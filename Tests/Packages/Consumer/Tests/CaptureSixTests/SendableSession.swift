import AVFoundation

// Apple's class is not `Sendable`. An app that uses its session on a queue says so itself.
extension AVFoundation.AVCaptureSession: @unchecked Swift.Sendable {}
