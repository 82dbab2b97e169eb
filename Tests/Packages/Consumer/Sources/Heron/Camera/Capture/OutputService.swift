import AVFoundation

/// Something that a session's pictures go to.
protocol OutputService {
  associatedtype Output: AVCaptureOutput
  var output: Output { get }
  var activity: CaptureActivity { get }
  func rotate(to angle: CGFloat)
}

extension OutputService {
  /// Whether pictures come; a capture without them ends the app.
  var isReady: Bool { output.connection(with: .video)?.isActive ?? false }

  func rotate(to angle: CGFloat) {
    guard let connection = output.connection(with: .video),
      connection.isVideoRotationAngleSupported(angle)
    else { return }
    connection.videoRotationAngle = angle
  }
}
