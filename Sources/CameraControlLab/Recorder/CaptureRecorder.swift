#if os(iOS) || !canImport(Darwin)
  import CameraControl
  public import CameraControlConformance
  import CameraControlTesting
  public import Foundation

  /// An object that records what an app observes of the Camera Control, and forwards each call.
  ///
  /// The recorder forwards each call in order, on the same thread, right after recording it.
  ///
  /// ```swift
  /// let recorder = CaptureRecorder()
  /// session.setControlsDelegate(recorder.watching(delegate), queue: queue)
  /// zoom.setActionQueue(queue, action: recorder.action("Zoom") { factor in … })
  /// view.addInteraction(recorder.interaction(primary: { … }, secondary: { … }))
  /// recorder.watch(session, device)
  /// try recorder.write(to: url)
  /// ```
  public final class CaptureRecorder: Sendable {
    private let state: Guarded<State>
    private let elapsed: @Sendable () -> Duration
    private let leavesOutNames: Bool

    private struct State {
      var recording: Recording
      var names: [String: String] = [:]
      // Delegates, which a session doesn't retain, and observations, which end with their object.
      var kept: [Vouched] = []
      var watchesApp = false
    }

    /// Creates an empty recorder.
    ///
    /// - Parameters:
    ///   - clock: The clock for the recorded times. The clock must never go back.
    ///   - leavesOutNames: Whether to replace the names of controls with numbers.
    public init(clock: some Clock<Duration> = ContinuousClock(), leavesOutNames: Bool = false) {
      let start = clock.now
      elapsed = { start.duration(to: clock.now) }
      self.leavesOutNames = leavesOutNames
      let run = String(UInt64.random(in: 0...UInt64.max), radix: 36)
      state = Guarded(
        State(recording: Recording(.init(run: run, device: Self.model, system: Self.system))))
    }

    /// The recording so far.
    public var recording: Recording { state.withLock { $0.recording } }

    /// The phone, and the settings that the person typed because no app can read them.
    public var header: Recording.Header {
      get { state.withLock { $0.recording.header } }
      set {
        // What is recorded already belongs to this run.
        state.withLock { state in
          let run = state.recording.header.run
          state.recording.header = newValue
          state.recording.header.run = run
        }
      }
    }

    /// Writes the recording to a file, one JSON object per line.
    public func write(to url: URL) throws { try Data(recording.lines.utf8).write(to: url) }

    /// Records something that the app observed or did.
    public func note(
      _ kind: Sighting.Kind, _ what: String, value: Double? = nil, queue: String? = nil
    ) {
      let time = elapsed()
      state.withLock { state in
        let number = state.recording.sightings.count + 1
        state.recording.sightings.append(
          Sighting(
            run: state.recording.header.run, number: number, time: time, kind, what, value: value,
            queue: queue))
      }
    }

    /// Returns the name of a control as it is written down.
    func name(of control: String) -> String {
      guard leavesOutNames else { return control.lowercased() }
      return state.withLock { state in
        let number = state.names.count + 1
        return state.names[control]
          ?? {
            state.names[control] = "control \(number)"
            return "control \(number)"
          }()
      }
    }

    /// Returns `true` to the first caller: the app's life is noted once, however many sessions there are.
    func isFirstToWatchApp() -> Bool {
      state.withLock { state in
        defer { state.watchesApp = true }
        return !state.watchesApp
      }
    }

    /// Keeps something for as long as the recorder is there, and its subject, if it has one.
    ///
    /// After a session is gone, its observation would receive notifications of a new one at its address.
    func keep(_ object: AnyObject, about subject: AnyObject? = nil) {
      let new = Vouched(object, about: subject)
      let over = state.withLock { state in
        let over = state.kept.filter(\.isOver)
        state.kept.removeAll(where: \.isOver)
        state.kept.append(new)
        return over
      }
      // Released outside the lock.
      withExtendedLifetime(over) {}
    }
  }
#endif
