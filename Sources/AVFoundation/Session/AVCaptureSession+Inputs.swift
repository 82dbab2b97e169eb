import CameraControl
import Foundation

extension AVCaptureSession {
  /// The inputs, in the order they were added.
  public var inputs: [AVCaptureInput] { members.withLock { $0.inputs } }

  /// The outputs, in the order they were added.
  public var outputs: [AVCaptureOutput] { members.withLock { $0.outputs } }

  /// The connections between the inputs and the outputs.
  public var connections: [AVCaptureConnection] {
    outputs.compactMap { $0.connection(with: .video) } + members.withLock { $0.previews }
  }

  /// Tells whether the session would take an input now.
  public func canAddInput(_ input: AVCaptureInput) -> Bool {
    refusal(of: input) == nil
  }

  /// Adds an input that the session takes; for any other a phone raises an exception.
  public func addInput(_ input: AVCaptureInput) {
    phone.attempt(input.name) { () throws(CaptureError) in
      if let refusal = refusal(of: input) { throw refusal }
      if let real = input.input { try session.addInput(real) }
      members.withLock { $0.inputs.append(input) }
    }
  }

  /// Adds an input; connections are always made.
  public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }

  /// Removes an input; one that is not in the session is left alone.
  public func removeInput(_ input: AVCaptureInput) {
    members.withLock { $0.inputs.removeAll { $0 === input } }
    if let real = input.input { session.removeInput(real) }
  }

  /// Tells whether the session would take an output now.
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool {
    session.canAddOutput(output.output)
  }

  /// Adds an output that the session takes; for any other a phone raises an exception.
  public func addOutput(_ output: AVCaptureOutput) {
    phone.attempt("\(type(of: output))") { () throws(CaptureError) in
      try session.addOutput(output.output)
      members.withLock { $0.outputs.append(output) }
      output.join(self)
    }
  }

  /// Adds an output; connections are always made.
  public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }

  /// Removes an output; one that is not in the session is left alone.
  public func removeOutput(_ output: AVCaptureOutput) {
    members.withLock { $0.outputs.removeAll { $0 === output } }
    session.removeOutput(output.output)
    output.leave(self)
  }

  /// Tells whether the session would take a connection; it makes all of them by itself.
  public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }

  /// Adds a connection, which no session here takes: it makes all of them by itself.
  public func addConnection(_ connection: AVCaptureConnection) {
    phone.raise(
      CaptureError(
        .connectionRefused, rule: "SES30",
        "The session does not take the connection: it makes its own; ask canAddConnection first.",
        exception: .invalidArgument("*** -[AVCaptureSession addConnection:] cannot be added")),
      at: "AVCaptureSession")
  }

  /// Removes a connection, which stands until its output goes.
  public func removeConnection(_ connection: AVCaptureConnection) {}

  // A microphone is no camera: the session below knows nothing of it.
  private func refusal(of input: AVCaptureInput) -> CaptureError? {
    let isThere = members.withLock { members in
      members.inputs.contains { $0 === input || $0.source != nil && $0.source === input.source }
    }
    guard isThere || input.input.map({ !session.canAddInput($0) }) ?? false else { return nil }
    return CaptureError(
      .connectionRefused, rule: "SES30",
      "The session does not take the input: it has its device already; ask canAddInput first.",
      exception: .invalidArgument("*** -[AVCaptureSession addInput:] device is an input already"))
  }
}
