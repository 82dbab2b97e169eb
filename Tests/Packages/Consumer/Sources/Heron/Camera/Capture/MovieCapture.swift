import AVFoundation
import Combine

/// Records movies.
final class MovieCapture: OutputService {
  @Published private(set) var activity = CaptureActivity.idle
  let output = AVCaptureMovieFileOutput()
  private var receiver: MovieReceiver?
  private var timer: (any Cancellable)?

  func startRecording() throws {
    guard isReady else { throw CameraError.interrupted }
    guard !output.isRecording, let connection = output.connection(with: .video) else { return }
    if connection.isVideoStabilizationSupported {
      connection.preferredVideoStabilizationMode = .auto
    }
    timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { [weak self] _ in self?.showDuration() }
    activity = .movie(duration: 0)
    let receiver = MovieReceiver()
    self.receiver = receiver
    output.startRecording(to: Movie.newURL(), recordingDelegate: receiver)
  }

  func stopRecording() async throws -> Movie {
    guard let receiver else { throw CameraError.noData }
    defer {
      timer?.cancel()
      activity = .idle
      self.receiver = nil
    }
    return try await withCheckedThrowingContinuation { continuation in
      receiver.continuation = continuation
      output.stopRecording()
    }
  }

  private func showDuration() {
    activity = .movie(duration: output.recordedDuration.seconds)
  }
}
