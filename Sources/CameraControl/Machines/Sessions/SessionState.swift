/// The state of a session, and the rules for what the session accepts.
package struct SessionState: Hashable, Sendable {
  let app: AppID

  package var roster = ControlRoster()
  private(set) var inputs: [SessionInput] = []
  private(set) var outputs: [SessionOutput] = []
  var preset: SessionPreset = .high

  /// The open configuration; `nil` outside of one, where changes take effect at once.
  private var configuration: Configuration?

  /// The controls delegate, if one is set.
  package var delegate: DelegateID?

  private var activity = Activity.stopped

  /// An open configuration, with the state from before it, which applies until the app commits the
  /// configuration.
  private struct Configuration: Hashable, Sendable {
    /// How many configurations are open, each inside the previous one.
    var depth = 1
    let controls: [ControlID]
    let inputs: [SessionInput]
    let outputs: [SessionOutput]
  }

  /// Whether the app wants the session to run, and what keeps the session from running.
  private enum Activity: Hashable, Sendable {
    /// The app doesn't want the session to run. Can transition to: started.
    case stopped
    /// The app wants the session to run, and the session runs unless it is interrupted. The
    /// interruptions are in the order they began. Among the sessions of an app, a session that
    /// starts later has a higher rank. Can transition to: stopped.
    case started(rank: Int, [InterruptionReason])
  }

  init(app: AppID) { self.app = app }

  // MARK: Configurations

  /// The controls from before an open configuration, or else the current controls.
  var committedControls: [ControlID] { configuration?.controls ?? roster.controls }

  /// The inputs from before an open configuration, or else the current inputs.
  var committedInputs: [SessionInput] { configuration?.inputs ?? inputs }

  /// The outputs from before an open configuration, or else the current outputs.
  var committedOutputs: [SessionOutput] { configuration?.outputs ?? outputs }

  /// Whether a configuration is open.
  var isConfiguring: Bool { configuration != nil }

  /// Opens a configuration: changes to controls, inputs and outputs take effect when the outermost one
  /// is closed.
  mutating func begin() {
    if configuration == nil {
      configuration = Configuration(controls: roster.controls, inputs: inputs, outputs: outputs)
    } else {
      configuration?.depth += 1
    }
  }

  /// Closes a configuration, and returns whether one was open.
  mutating func commit() -> Bool {
    guard let depth = configuration?.depth else { return false }
    if depth > 1 { configuration?.depth = depth - 1 } else { configuration = nil }
    return true
  }

  /// The controls, followed by those that an open configuration has removed.
  var allControls: [ControlID] { Self.all(roster.controls, configuration?.controls) }

  /// The inputs in the order they were added, with those that an open configuration has removed.
  var allInputs: [SessionInput] {
    let all = Self.all(inputs, configuration?.inputs)
    return configuration == nil ? all : all.sorted { $0.id < $1.id }
  }

  /// The outputs, followed by those that an open configuration has removed.
  var allOutputs: [SessionOutput] { Self.all(outputs, configuration?.outputs) }

  private static func all<Part: Equatable>(_ present: [Part], _ former: [Part]?) -> [Part] {
    guard let former, former != present else { return present }
    return present + former.filter { !present.contains($0) }
  }

  // MARK: Inputs and outputs

  /// The session that contains an input or output that the app wants to add, if any.
  enum Place: Sendable {
    /// In no session.
    case free
    /// In this session.
    case here
    /// In another session.
    case elsewhere
  }

  mutating func add(_ input: SessionInput) { inputs.append(input) }

  mutating func add(_ output: SessionOutput) { outputs.append(output) }

  /// Removes an input or output, if the session has it.
  mutating func remove(_ part: PartID) {
    inputs.removeAll { $0.id == part }
    outputs.removeAll { $0.id == part }
  }

  /// Returns the input or output whose identifier satisfies a condition.
  func part(where isMeant: (PartID) -> Bool) -> PartID? {
    inputs.first { isMeant($0.id) }?.id ?? outputs.first { isMeant($0.id) }?.id
  }

  /// Returns whether the identifier of a committed input or output satisfies a condition.
  func hasCommittedPart(where isMeant: (PartID) -> Bool) -> Bool {
    committedInputs.contains { isMeant($0.id) } || committedOutputs.contains { isMeant($0.id) }
  }

  /// The input for a medium: a session accepts one camera and one microphone.
  func input(for mediaType: MediaType) -> SessionInput? {
    inputs.first { $0.mediaType == mediaType }
  }

  /// Returns why the session would refuse an output, or `nil` if it would accept the output.
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

  // MARK: Running

  /// Whether the app wants the session to run, even if something keeps it from running.
  var isStartRequested: Bool { if case .started = activity { true } else { false } }

  /// The rank of the session among the started sessions of its app; a later session ranks higher.
  var rank: Int? { if case .started(let rank, _) = activity { rank } else { nil } }

  var isRunning: Bool {
    if case .started(_, let interruptions) = activity { interruptions.isEmpty } else { false }
  }

  var isInterrupted: Bool { isStartRequested && !isRunning }

  /// Starts the session at a rank or, with `nil`, stops it; returns whether that changes anything.
  ///
  /// Throws if a configuration is open; `selector` is the name of the call.
  mutating func request(startAt rank: Int?, _ selector: String) throws(CaptureError) -> Bool {
    guard !isConfiguring else { throw .insideConfiguration(selector) }
    guard isStartRequested != (rank != nil) else { return false }
    activity = rank.map { .started(rank: $0, []) } ?? .stopped
    return true
  }

  /// Ends the session with its app, and returns whether it was started.
  mutating func end() -> Bool {
    defer { activity = .stopped }
    return isStartRequested
  }

  /// Interrupts a started session, and returns whether to notify its observers (SES45).
  mutating func interrupt(
    _ reason: InterruptionReason, _ overlap: PhoneBehavior.Session.OverlappingInterruptions
  ) -> Bool {
    guard case .started(let rank, var interruptions) = activity, !interruptions.contains(reason)
    else { return false }
    // Given up here and below, so that the array has one owner and is not copied.
    activity = .stopped
    interruptions.append(reason)
    activity = .started(rank: rank, interruptions)
    return interruptions.count == 1 || overlap == .each
  }

  /// Ends interruptions, and returns how often to notify observers of an end (SES46).
  mutating func endInterruptions(
    _ overlap: PhoneBehavior.Session.OverlappingInterruptions,
    where isOver: (InterruptionReason) -> Bool
  ) -> Int {
    guard case .started(let rank, var interruptions) = activity, !interruptions.isEmpty
    else { return 0 }
    activity = .stopped
    let count = interruptions.count
    interruptions.removeAll(where: isOver)
    activity = .started(rank: rank, interruptions)
    switch overlap {
    case .onePair: return interruptions.isEmpty ? 1 : 0
    case .each: return count - interruptions.count
    }
  }

  /// Returns whether the session's own state lets the session use the camera.
  func usesCamera(_ option: PhoneBehavior.Session.CameraInUse) -> Bool {
    guard isRunning, hasCameraInForce else { return false }
    switch option {
    case .runningForegroundWithVideoInput: return true
    case .alsoOutputOrPreview: return !committedOutputs.isEmpty
    }
  }

  /// Whether the committed inputs include a camera.
  var hasCameraInForce: Bool { committedInputs.contains { $0.mediaType == .video } }
}

/// An input that brings a device to a session.
struct SessionInput: Hashable, Sendable {
  let id: PartID
  let device: DeviceID
  let mediaType: MediaType
}

/// An output that receives what a session captures.
struct SessionOutput: Hashable, Sendable {
  let id: PartID
  let kind: OutputKind
}
