/// What a phone knows of a session, and the rules for what the session takes.
package struct SessionState: Hashable, Sendable {
  /// The app that the session belongs to.
  let app: AppID

  package var roster: ControlRoster
  private(set) var inputs: [SessionInput] = []
  private(set) var outputs: [SessionOutput] = []
  var preset: SessionPreset = .high

  /// What was there before the open configuration; `nil` outside of one, where changes take effect at
  /// once.
  private var committed: Committed?

  /// The number of open configurations.
  private(set) var depth = 0

  /// The controls delegate, if one is set.
  package var delegate: DelegateID?

  /// Whether the app wants the session to run, even if something keeps it from running.
  private(set) var isStartRequested = false

  /// The interruptions that keep the session from running, in the order they began.
  private(set) var interruptions: [InterruptionReason] = []

  /// The parts of a session that change only when the outermost configuration is closed.
  private struct Committed: Hashable, Sendable {
    let controls: [ControlID]
    let inputs: [SessionInput]
    let outputs: [SessionOutput]
  }

  init(app: AppID, roster: ControlRoster) {
    self.app = app
    self.roster = roster
  }
}

/// An input that brings a device to a session.
struct SessionInput: Hashable, Sendable {
  let id: InputID
  let device: DeviceID
  let mediaType: MediaType
}

/// An output that takes what a session captures.
struct SessionOutput: Hashable, Sendable {
  let id: OutputID
  let kind: OutputKind
}

// MARK: - Configurations

extension SessionState {
  /// The controls from before an open configuration, or else the present ones.
  var committedControls: [ControlID] {
    committed?.controls ?? roster.controls
  }

  /// The inputs from before an open configuration, or else the present ones.
  var committedInputs: [SessionInput] { committed?.inputs ?? inputs }

  /// The outputs from before an open configuration, or else the present ones.
  var committedOutputs: [SessionOutput] { committed?.outputs ?? outputs }

  /// Opens a configuration: changes to controls, inputs and outputs take effect when the outermost one
  /// is closed.
  mutating func begin() {
    if depth == 0 {
      committed = Committed(controls: roster.controls, inputs: inputs, outputs: outputs)
    }
    depth += 1
  }

  /// Closes a configuration, and returns whether one was open.
  mutating func commit() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    if depth == 0 { committed = nil }
    return true
  }

  /// Returns whether the session has a control, or had it before the open configuration.
  func mentions(_ control: ControlID) -> Bool {
    roster.controls.contains(control) || committedControls.contains(control)
  }

  /// Returns whether the session has an input, or had it before the open configuration.
  func mentions(_ input: InputID) -> Bool {
    inputs.contains { $0.id == input } || committedInputs.contains { $0.id == input }
  }

  /// Returns whether the session has an output, or had it before the open configuration.
  func mentions(_ output: OutputID) -> Bool {
    outputs.contains { $0.id == output } || committedOutputs.contains { $0.id == output }
  }
}

// MARK: - Inputs and outputs

extension SessionState {
  /// The inputs in the order they were added, with those that an open configuration has removed.
  var allInputs: [SessionInput] {
    guard let committed, committed.inputs != inputs else { return inputs }
    let removed = committed.inputs.filter { !inputs.contains($0) }
    return (inputs + removed).sorted { $0.id < $1.id }
  }

  /// The outputs, followed by those that an open configuration has removed.
  var allOutputs: [SessionOutput] {
    guard let committed, committed.outputs != outputs else { return outputs }
    return outputs + committed.outputs.filter { !outputs.contains($0) }
  }

  /// The controls, followed by those that an open configuration has removed.
  var allControls: [ControlID] {
    guard let committed, committed.controls != roster.controls else { return roster.controls }
    return roster.controls + committed.controls.filter { !roster.controls.contains($0) }
  }

  /// Where an input or output is that is to be added.
  enum Place: Sendable {
    /// In no session.
    case free
    /// In this session.
    case here
    /// In another session.
    case elsewhere
  }

  /// The input for a medium: a session takes one camera and one microphone.
  func input(for mediaType: MediaType) -> SessionInput? {
    inputs.first { $0.mediaType == mediaType }
  }

  /// Returns why the session would refuse an output, or `nil` if it would take it.
  func refusal(forOutput kind: OutputKind, in place: Place) -> CaptureError? {
    switch place {
    case .here: return .knownOutput(kind)
    case .elsewhere: return .outputOfAnotherSession(kind)
    case .free: break
    }
    switch kind {
    case .photo, .movieFile:
      return outputs.contains { $0.kind == kind } ? .secondOutput(kind) : nil
    case .videoData, .audioData, .preview: return nil
    }
  }

  /// Adds a control that the roster did not refuse.
  mutating func add(_ control: ControlID) {
    roster.add(control)
  }

  mutating func add(_ input: SessionInput) {
    inputs.append(input)
  }

  mutating func remove(_ input: InputID) {
    inputs.removeAll { $0.id == input }
  }

  mutating func add(_ output: SessionOutput) {
    outputs.append(output)
  }

  mutating func remove(_ output: OutputID) {
    outputs.removeAll { $0.id == output }
  }
}

// MARK: - Running

extension SessionState {
  var isRunning: Bool { isStartRequested && interruptions.isEmpty }

  var isInterrupted: Bool { isStartRequested && !interruptions.isEmpty }

  /// Requests a start or a stop for the app, and returns whether that changes anything.
  mutating func request(
    start isStart: Bool, _ selector: String
  ) throws(CaptureError) -> Bool {
    guard depth == 0 else { throw .insideConfiguration(selector) }
    guard isStartRequested != isStart else { return false }
    isStartRequested = isStart
    if !isStart { interruptions = [] }
    return true
  }

  /// Ends the session with its app, and returns whether it was started.
  mutating func end() -> Bool {
    defer {
      isStartRequested = false
      interruptions = []
    }
    return isStartRequested
  }

  /// Interrupts a started session, and returns whether the interruption is new.
  mutating func interrupt(_ reason: InterruptionReason) -> Bool {
    guard isStartRequested, !interruptions.contains(reason) else { return false }
    interruptions.append(reason)
    return true
  }

  /// Ends interruptions, and returns whether the session runs again as a result.
  mutating func endInterruptions(where isOver: (InterruptionReason) -> Bool) -> Bool {
    guard !interruptions.isEmpty else { return false }
    interruptions.removeAll(where: isOver)
    return isRunning
  }

  /// Returns whether the session uses the camera, as far as the session itself can tell.
  func usesCamera(_ option: PhoneBehavior.Session.CameraInUse) -> Bool {
    guard isRunning, hasCameraInForce else { return false }
    switch option {
    case .runningForegroundWithVideoInput: return true
    case .alsoOutputOrPreview: return !committedOutputs.isEmpty
    }
  }

  /// Whether the committed inputs include a camera.
  var hasCameraInForce: Bool {
    committedInputs.contains { $0.mediaType == .video }
  }
}
