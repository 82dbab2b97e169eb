import CameraControl
import Foundation

extension AVCaptureSession {
  /// Whether the session runs now: the app started it and nothing interrupts it.
  public var isRunning: Bool { session.isRunning }

  /// Whether something keeps a started session from running.
  public var isInterrupted: Bool { session.isInterrupted }

  /// Starts the session; inside a configuration a phone raises an exception.
  public func startRunning() {
    noteThread("start", "startRunning")
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in try session.startRunning() }
  }

  /// Stops the session; inside a configuration a phone raises an exception.
  public func stopRunning() {
    noteThread("stop", "stopRunning")
    phone.attempt("AVCaptureSession") { () throws(CaptureError) in try session.stopRunning() }
  }

  /// Opens a configuration: changes up to the matching commit come into force together.
  public func beginConfiguration() { session.beginConfiguration() }

  /// Closes a configuration.
  public func commitConfiguration() { session.commitConfiguration() }

  /// The quality or use that the session is set up for.
  public var sessionPreset: Preset {
    get { Preset(session.sessionPreset) }
    set { session.sessionPreset = newValue.preset }
  }

  /// Tells whether a preset can be set; all can.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }

  /// Whether colours are set up by the session; kept, without an effect.
  public var automaticallyConfiguresCaptureDeviceForWideColor: Bool {
    get { extras.withLock { $0.wideColor } }
    set { extras.withLock { $0.wideColor = newValue } }
  }

  /// Whether sound is set up by the session; kept, without an effect.
  public var automaticallyConfiguresApplicationAudioSession: Bool {
    get { extras.withLock { $0.audioSession } }
    set { extras.withLock { $0.audioSession = newValue } }
  }

  /// Whether the camera goes on beside other apps; kept, without an effect.
  public var isMultitaskingCameraAccessEnabled: Bool {
    get { extras.withLock { $0.multitasking } }
    set { extras.withLock { $0.multitasking = newValue } }
  }

  /// Whether the camera could go on beside other apps; no phone can.
  public var isMultitaskingCameraAccessSupported: Bool { false }
}

extension AVCaptureSession {
  private func noteThread(_ verb: String, _ call: String) {
    guard Thread.isMainThread else { return }
    phone.report(
      CaptureDiagnostic(
        name: "\(verb)-on-main-thread",
        finding: "\(call) was called on the main thread, which it blocks on a phone.",
        source: "AVCaptureSession", rule: "SES34",
        remedy: "Call it on a serial queue of the session's own."))
  }
}
