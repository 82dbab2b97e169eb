import AVFoundation

/// What a preview is connected to.
protocol PreviewSource: Sendable {
  @MainActor func connect(to target: any PreviewTarget)
}

/// What shows the picture of a session.
protocol PreviewTarget {
  @MainActor func setSession(_ session: AVCaptureSession)
}

/// A session as the source of previews, which are made on the main actor.
struct SessionPreview: PreviewSource {
  private let session: AVCaptureSession

  init(_ session: AVCaptureSession) {
    self.session = session
  }

  @MainActor
  func connect(to target: any PreviewTarget) {
    target.setSession(session)
  }
}
