import CameraControl

/// An output that records to a file, without pictures and sound.
///
/// The file is a QuickTime file with the duration of the recording, but without tracks.
@Settings(
  """
  maxRecordedDuration = CMTime.invalid; maxRecordedFileSize: Int64 = 0
  minFreeDiskSpaceLimit: Int64 = 0; let isRecordingPaused: Bool = false; func pauseRecording(); func resumeRecording()
  let isRecording: Bool = recording.withLock { $0 != nil }; let outputFileURL: URL? = recording.withLock { $0?.url }
  """)
open class AVCaptureFileOutput: AVCaptureOutput {
  private let recording = Guarded<Recording?>(nil)

  private struct Recording: Sendable {
    let url: URL
    let start: PhoneInstant
    let delegate: Handoff<any AVCaptureFileOutputRecordingDelegate>
  }

  /// The duration of the recording in progress, in the time of the phone.
  open var recordedDuration: CMTime {
    let app = session?.app ?? .ambient
    return recording.withLock { $0.map { app.phone.now.time(since: $0.start) } } ?? .zero
  }

  /// The size of the file: always 0, because the output writes the file when the recording ends.
  open var recordedFileSize: Int64 { 0 }

  /// Begins a recording and calls the delegate, with an error if a file exists at the URL.
  ///
  /// On a phone this raises an exception without an active connection to a camera.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let app = session?.app ?? .ambient
    guard let connection = connection(with: .video), connection.isActive else {
      app.phone.host.raise(
        .noConnection(of: self, "startRecordingToOutputFileURL:recordingDelegate:"))
      return
    }
    let delegate = Handoff(delegate)
    guard !FileManager.default.fileExists(atPath: outputFileURL.path) else {
      app.deliver { [self] in
        delegate.value.fileOutput(
          self, didFinishRecordingTo: outputFileURL, from: connections,
          error: AVError(.fileAlreadyExists))
      }
      return
    }
    recording.withLock {
      $0 = Recording(url: outputFileURL, start: app.phone.now, delegate: delegate)
    }
    app.noteCapture()
    app.deliver { [self] in
      delegate.value.fileOutput(self, didStartRecordingTo: outputFileURL, from: connections)
    }
  }

  /// Ends the recording, writes the file and calls the delegate, with an error if this fails.
  open func stopRecording() {
    let duration = recordedDuration
    guard let ended = recording.withLock({ $0.take() }) else { return }
    let app = session?.app ?? .ambient
    let error = session?.cameraError
    app.deliver { [self] in
      var error = error
      if error == nil, (try? Data(movieOf: duration).write(to: ended.url)) == nil {
        error = AVError(.unknown)
      }
      ended.delegate.value.fileOutput(
        self, didFinishRecordingTo: ended.url, from: connections, error: error)
    }
  }
}

/// A delegate that receives a call when a recording begins and ends.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Called when the recording has begun; optional.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  /// Called when the recording has ended, with the error if it failed.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  #kept(
    "func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])"
  )
}

extension PhoneInstant {
  fileprivate func time(since start: PhoneInstant) -> CMTime {
    CMTime(value: (nanoseconds - start.nanoseconds) / 1_000_000, timescale: 1_000)
  }
}

/// An output that records movies without pictures and sound; see ``AVCaptureFileOutput``.
@Settings(
  """
  movieFragmentInterval = CMTime(value: 10, timescale: 1)
  let availableVideoCodecTypes: [AVVideoCodecType] = [.hevc, .h264]
  func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection)
  func outputSettings(for connection: AVCaptureConnection) -> [String: Any] = [:]
  func supportedOutputSettingsKeys(for connection: AVCaptureConnection) -> [String] = [AVVideoCodecKey]
  func setRecordsVideoOrientationAndMirroringChangesAsMetadataTrack(_ does: Bool, for connection: AVCaptureConnection)
  func recordsVideoOrientationAndMirroringChangesAsMetadataTrack(for connection: AVCaptureConnection) -> Bool = false
  let isSpatialVideoCaptureSupported: Bool = false; isSpatialVideoCaptureEnabled = false
  init() = super.init(.movieFile)
  """)
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  private let said = Guarded(Handoff<[AVMetadataItem]?>(nil))

  /// The metadata that the app sets.
  ///
  /// The output doesn't write it to the file.
  open var metadata: [AVMetadataItem]? {
    get { said.withLock { $0 }.value }
    set {
      let new = Handoff(newValue)
      said.withLock { $0 = new }
    }
  }
}

extension CaptureError {
  static func noConnection(of output: AVCaptureOutput, _ selector: String) -> CaptureError {
    CaptureError(
      .connectionRefused, rule: "SES30", source: "\(type(of: output))",
      problem: "The output is not in a running session with a camera.",
      remedy: "Add it to a session that has a camera, and start the session first.",
      exception: .invalidArgument("*** \(selector) No active and enabled video connection"))
  }
}
