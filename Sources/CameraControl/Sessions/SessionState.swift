/// What a session remembers.
struct SessionState: Sendable {
  var roster: ControlRoster
  var inputs: [CaptureDeviceInput] = []
  var outputs: [CaptureOutput] = []
  var preset: CaptureSession.Preset = .high

  /// What the last outermost commit put in force; changes outside a configuration are at once.
  private(set) var committed = Committed()

  /// How many configurations are open.
  private(set) var depth = 0

  var registration: DelegateRegistration?
  var delegateQueue: (any CallbackQueue)?

  /// Whether the app wants the session to run, whatever keeps it from running.
  var isStartRequested = false

  /// What was put out of force.
  ///
  /// It is let go of outside the lock: with a control, an app's own objects can go, and those may
  /// call the session once more.
  private var retired: [Committed] = []

  /// What keeps it from running, in the order it came.
  var interruptions: [InterruptionReason] = []

  /// The part of a session that changes at the outermost commit.
  struct Committed: Sendable {
    var controls: [CaptureControl] = []
    var inputs: [CaptureDeviceInput] = []
    var outputs: [CaptureOutput] = []
  }

  init(roster: ControlRoster) {
    self.roster = roster
  }

  var isRunning: Bool { isStartRequested && interruptions.isEmpty }

  mutating func begin() { depth += 1 }

  /// Closes a configuration; tells whether there was one.
  mutating func commit() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    settle()
    return true
  }

  /// Puts in force what has changed, unless a configuration is open.
  mutating func settle() {
    guard depth == 0 else { return }
    retired.append(committed)
    committed = Committed(controls: roster.controls, inputs: inputs, outputs: outputs)
  }

  /// Hands over what was put out of force since the last time.
  mutating func takeRetired() -> [Committed] {
    defer { retired = [] }
    return retired
  }

  /// Whether the session uses the camera, as far as the session itself can tell.
  func usesCamera(_ option: PhoneBehavior.Session.CameraInUse) -> Bool {
    guard isRunning, committed.inputs.contains(where: { $0.mediaType == .video }) else {
      return false
    }
    switch option {
    case .runningForegroundWithVideoInput: return true
    case .alsoOutputOrPreview: return !committed.outputs.isEmpty
    }
  }
}
