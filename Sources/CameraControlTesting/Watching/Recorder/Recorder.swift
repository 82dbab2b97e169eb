public import CameraControl

/// An object that takes the place of your app's code and records every call.
///
/// Use a recorder as a controls delegate, action, or handler. For each call, the recorder adds a
/// note to ``log`` and to the phone's trace:
///
/// ```swift
/// let recorder = Recorder(on: phone)
/// focus.setActionQueue(.inPlace, action: recorder.action("focus"))
/// let session = try phone.makeSession([focus], delegate: recorder)
/// phone.show(recorder.interaction())
/// ```
public final class Recorder: Sendable {
  private let entries = Guarded<[String]>([])
  // Weak, because the phone reports its unfinished work when it is deallocated.
  private weak let phone: SimulatedPhone?

  /// Creates a recorder that also adds its notes to the trace of `phone`, if you pass one.
  public init(on phone: SimulatedPhone? = nil) { self.phone = phone }

  /// The notes, in order.
  public var log: [String] { entries.withLock { $0 } }

  /// Removes all notes from the log.
  public func clear() { entries.withLock { $0.removeAll(keepingCapacity: true) } }

  /// Adds a note.
  public func note(_ text: String) {
    entries.withLock { $0.append(text) }
    phone?.note(text)
  }

  // MARK: Actions, handlers and interactions

  // Inlinable, because a closure for any type of value would be wrapped in another by each caller.

  /// Returns an action that notes the values it receives, such as `focus 0.25`.
  ///
  /// - Parameter name: The beginning of each note, such as `focus`.
  /// - Returns: An action for a slider, a picker or a system slider.
  @inlinable public func action<Value: Sendable>(_ name: String) -> @Sendable (Value) -> Void {
    { [self] value in note("\(name) \(Self.text(of: value))") }
  }

  /// Returns a handler that notes the phases it receives, such as `press began`.
  ///
  /// - Parameter name: The beginning of each note, such as `press`.
  /// - Returns: A handler for an interaction.
  public func handler(_ name: String = "press") -> CaptureEventInteraction.Handler {
    { [self] event in
      note("\(name) \(event.phase)\(event.shouldPlaySound ? ", should play a sound" : "")")
    }
  }

  /// Returns an interaction with one handler, which notes every press.
  public func interaction() -> CaptureEventInteraction {
    CaptureEventInteraction(handler: handler())
  }

  /// Returns an interaction with two handlers, which note each press as primary or secondary.
  public func interactionWithTwoHandlers() -> CaptureEventInteraction {
    CaptureEventInteraction(primary: handler("primary"), secondary: handler("secondary"))
  }

  @usableFromInline static func text<Value>(of value: Value) -> String {
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
