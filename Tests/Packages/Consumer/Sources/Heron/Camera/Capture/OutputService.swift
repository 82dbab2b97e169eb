import AVFoundation

/// Something that a session's pictures go to.
protocol OutputService {
  associatedtype Output: AVCaptureOutput
  var output: Output { get }
  var activity: CaptureActivity { get }
  func rotate(to angle: CGFloat)
}

extension OutputService {
  func rotate(to angle: CGFloat) {
    guard let connection = output.connection(with: .video),
      connection.isVideoRotationAngleSupported(angle)
    else { return }
    connection.videoRotationAngle = angle
  }
}
