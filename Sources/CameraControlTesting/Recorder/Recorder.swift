public import CameraControl

/// Notes every call that an app would get: as a controls delegate, as an action, as a handler.
///
/// What it notes is in its log, and in the trace of its phone. A small test needs no class of its
/// own:
///
/// ```swift
/// let recorder = Recorder(on: phone)
/// focus.setActionQueue(.inPlace, action: recorder.action("focus"))
/// let session = try phone.makeSession([focus], delegate: recorder)
/// phone.show(recorder.interaction())
/// ```
public final class Recorder: Sendable {
  private let entries = Locked<[String]>([])
  private let write: @Sendable (String) -> Void

  /// Makes a recorder; with a phone, it notes everything in the phone's trace, too.
  public init(on phone: SimulatedPhone? = nil) {
    // The phone is not kept: it tells what is left over when it goes.
    write = { [weak phone] text in phone?.note(text) }
  }

  /// Everything that was noted, in order.
  public var log: [String] { entries.withLock { $0 } }

  /// Forgets what was noted so far.
  public func clear() {
    entries.withLock { $0 = [] }
  }

  /// Notes something.
  public func note(_ text: String) {
    entries.withLock { $0.append(text) }
    write(text)
  }
}

// MARK: What an app hands out

extension Recorder {
  /// An action that notes the values it gets, such as `focus 0.25`.
  ///
  /// - Parameter name: What the notes begin with.
  /// - Returns: An action for a slider, a picker or a system slider.
  public func action<Value: Sendable>(_ name: String) -> @Sendable (Value) -> Void {
    { [self] value in note("\(name) \(Self.text(of: value))") }
  }

  /// A handler that notes the phases it gets, such as `press began`.
  ///
  /// - Parameter name: What the notes begin with.
  /// - Returns: A handler for an interaction.
  public func handler(_ name: String = "press") -> CaptureEventInteraction.Handler {
    { [self] event in
      note("\(name) \(event.phase)\(event.shouldPlaySound ? ", should play a sound" : "")")
    }
  }

  /// An interaction with one handler, which notes every press.
  public func interaction() -> CaptureEventInteraction {
    CaptureEventInteraction(handler: handler())
  }

  /// An interaction with two handlers, which note every press as primary or secondary.
  public func interactions() -> CaptureEventInteraction {
    CaptureEventInteraction(primary: handler("primary"), secondary: handler("secondary"))
  }

  private static func text<Value>(of value: Value) -> String {
    switch value {
    case let value as Float: TraceText.number(Double(value))
    case let value as Double: TraceText.number(value)
    default: "\(value)"
    }
  }
}

extension Recorder: CaptureSessionControlsDelegate {
  /// Notes that the controls became active.
  public func sessionControlsDidBecomeActive(_ session: CaptureSession) {
    note("controls did become active")
  }

  /// Notes that the controls are about to enter fullscreen.
  public func sessionControlsWillEnterFullscreenAppearance(_ session: CaptureSession) {
    note("controls will enter fullscreen")
  }

  /// Notes that the controls are about to exit fullscreen.
  public func sessionControlsWillExitFullscreenAppearance(_ session: CaptureSession) {
    note("controls will exit fullscreen")
  }

  /// Notes that the controls became inactive.
  public func sessionControlsDidBecomeInactive(_ session: CaptureSession) {
    note("controls did become inactive")
  }
}
