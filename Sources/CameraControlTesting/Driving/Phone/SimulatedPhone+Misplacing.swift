public import CameraControl

// Synchronous calls from code that the phone waits for. The phone calls an observer while it
// carries out the effects of an input. Another input would wait for the observer, while the
// observer waits for the input. During a callback, the phone can accept another input, but it can't
// wait for callbacks, because they run one at a time.

extension SimulatedPhone {
  /// Returns whether a gesture can be made here; if not, records a fault.
  func canPerform(_ call: @autoclosure () -> String) -> Bool {
    guard courier.isHolding else { return true }
    refuse(call(), from: Self.observer)
    return false
  }

  /// Returns whether the calling code can wait for callbacks; if not, records a fault.
  func canWait(_ call: @autoclosure () -> String) -> Bool {
    guard let caller = caller() else { return true }
    refuse(call(), from: caller)
    return false
  }

  /// Throws an error if the calling code cannot wait for callbacks.
  package func checkCanWait(
    _ call: @autoclosure () -> String, fileID: StaticString, line: UInt
  ) throws(MisplacedCall) {
    guard let caller = caller() else { return }
    throw MisplacedCall(call: call(), caller: caller, place: "\(fileID):\(line)")
  }

  /// The kind of code that the caller is part of, if the phone waits for it.
  private func caller() -> String? {
    if courier.isHolding { return Self.observer }
    return courier.isInside ? "a callback" : nil
  }

  private func refuse(_ call: String, from caller: String) {
    reportOnce(
      CaptureError(
        .misplacedCall, rule: "GST18", source: "SimulatedPhone",
        problem: MisplacedCall.problem(call, from: caller), remedy: MisplacedCall.remedy))
  }

  private static let observer = "an observer"
}

extension CaptureError.Code {
  /// The error code of a step or of `send` in an observer, or of `settle()` in a callback or an observer.
  public static let misplacedCall = CaptureError.Code(rawValue: "misplacedCall")
}
