import CameraControl
public import Foundation

/// Writes what a session captures to a file, without writing one.
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

  /// Whether a recording is under way.
  open var isRecording: Bool { recording.withLock { $0 != nil } }

  /// Where the recording goes.
  open var outputFileURL: URL? { recording.withLock { $0?.url } }

  /// How long the recording is; time passes on the phone only.
  open var recordedDuration: CMTime { .zero }

  /// How long a recording may be; kept, without an effect.
  open var maxRecordedDuration: CMTime {
    get { wishes.withLock { $0.maxRecordedDuration } }
    set { wishes.withLock { $0.maxRecordedDuration = newValue } }
  }

  /// Begins a recording and tells the delegate; without a camera a phone raises an exception.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let phone = session?.phone ?? PhoneApp.ambient.phone
    guard let connection = connection(with: .video), connection.isActive else {
      phone.raise(
        .noConnection("startRecordingToOutputFileURL:recordingDelegate:"),
        at: "\(type(of: self))")
      return
    }
    let delegate = Handoff(delegate)
    recording.withLock { $0 = Recording(url: outputFileURL, delegate: delegate) }
    phone.deliver { [self] in
      delegate.value.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections)
    }
  }

  /// Ends the recording and tells the delegate.
  open func stopRecording() {
    guard let ended = recording.withLock({ $0.take() }) else { return }
    let phone = session?.phone ?? PhoneApp.ambient.phone
    phone.deliver { [self] in
      ended.delegate.value.fileOutput(
        self, didFinishRecordingTo: ended.url, from: connections, error: nil)
    }
  }
}
