import AVFoundation

/// Receives one movie.
final class MovieReceiver: NSObject, AVCaptureFileOutputRecordingDelegate {
  var continuation: CheckedContinuation<Movie, any Error>?

  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?
  ) {
    if let error {
      continuation?.resume(throwing: error)
    } else {
      continuation?.resume(returning: Movie(url: outputFileURL))
    }
  }
}
