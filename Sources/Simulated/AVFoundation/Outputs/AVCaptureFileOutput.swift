import CameraControl
public import Foundation

/// An output that simulates recording to a file; no file is written.
open class AVCaptureFileOutput: AVCaptureOutput {
  private let wishes = Guarded(Wishes())

  private struct Wishes {
    var maxRecordedDuration = CMTime.invalid
  }

  private let recording = Guarded<Recording?>(nil)

  private struct Recording: Sendable {
    var url: URL
    var delegate: Handoff<any AVCaptureFileOutputRecordingDelegate>
  }

  /// Whether a recording is in progress.
  open var isRecording: Bool { recording.withLock { $0 != nil } }

  /// The URL of the recording in progress.
  open var outputFileURL: URL? { recording.withLock { $0?.url } }

  /// The duration of the recording; always zero.
  open var recordedDuration: CMTime { .zero }

  /// The maximum duration of a recording; stored, without effect.
  open var maxRecordedDuration: CMTime {
    get { wishes.withLock { $0.maxRecordedDuration } }
    set { wishes.withLock { $0.maxRecordedDuration = newValue } }
  }

  /// Begins a recording and calls the delegate.
  ///
  /// On a phone this raises an exception without an active connection to a camera.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let app = session?.app ?? .ambient
    guard let connection = connection(with: .video), connection.isActive else {
      app.phone.raise(
        .noConnection(of: self, "startRecordingToOutputFileURL:recordingDelegate:"))
      return
    }
    let delegate = Handoff(delegate)
    recording.withLock { $0 = Recording(url: outputFileURL, delegate: delegate) }
    app.noteCapture()
    app.deliver { [self] in
      delegate.value.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections)
    }
  }

  /// Ends the recording and calls the delegate.
  open func stopRecording() {
    guard let ended = recording.withLock({ $0.take() }) else { return }
    let app = session?.app ?? .ambient
    let error = session?.cameraError
    app.deliver { [self] in
      ended.delegate.value.fileOutput(
        self, didFinishRecordingTo: ended.url, from: connections, error: error)
    }
  }
}
