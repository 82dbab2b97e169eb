import CameraControl
import XCTest

/// Checks that a call is refused by a rule, with the exception of a phone, and changes nothing that
/// `snapshot` shows.
func assertRefused<Result>(
  _ code: CaptureError.Code, rule: String, exception: String? = "NSInvalidArgumentException",
  unchanged snapshot: () -> [String] = { [] }, file: StaticString = #filePath,
  line: UInt = #line, _ call: () throws -> Result
) {
  let before = snapshot()
  do {
    let result = try call()
    XCTFail("The call was accepted and returned \(result).", file: file, line: line)
  } catch {
    let error = error as? CaptureError
    XCTAssertEqual(error?.code, code, file: file, line: line)
    XCTAssertEqual(error?.rule, rule, file: file, line: line)
    XCTAssertEqual(error?.exception?.name, exception, file: file, line: line)
  }
  XCTAssertEqual(snapshot(), before, file: file, line: line)
}

/// Checks that a call is refused and changes nothing that a session and its controls show.
func assertRefused<Result>(
  _ code: CaptureError.Code, rule: String, exception: String? = "NSInvalidArgumentException",
  by session: CaptureSession, file: StaticString = #filePath, line: UInt = #line,
  _ call: () throws -> Result
) {
  assertRefused(
    code, rule: rule, exception: exception, unchanged: { session.snapshot }, file: file,
    line: line, call)
}

/// Checks that a call is refused, changes nothing that a device shows, and causes no change that an
/// observer hears of.
func assertRefused<Result>(
  _ code: CaptureError.Code, rule: String, exception: String?, on device: CaptureDevice,
  file: StaticString = #filePath, line: UInt = #line, _ call: () throws -> Result
) {
  let (log, observation) = device.log()
  assertRefused(
    code, rule: rule, exception: exception, unchanged: { device.snapshot }, file: file, line: line,
    call)
  observation.cancel()
  XCTAssertEqual(log.all, [], file: file, line: line)
}

/// Checks that each call is refused with a sentence that ends with the rule.
func assertSentences(
  _ cases: [(sentence: String, call: () throws -> Void)], file: StaticString = #filePath,
  line: UInt = #line
) {
  for (sentence, call) in cases {
    XCTAssertThrowsError(try call(), sentence, file: file, line: line) { error in
      guard let error = error as? CaptureError else {
        return XCTFail("\(error)", file: file, line: line)
      }
      XCTAssertEqual("\(error.message) [\(error.rule)]", sentence, file: file, line: line)
    }
  }
}

extension CaptureSession {
  /// Everything that a call could have changed, for "it is as it was".
  var snapshot: [String] {
    controls.map { "\(ObjectIdentifier($0)) \($0.isEnabled)" } + [
      "\(inputs.map(ObjectIdentifier.init)) \(outputs.map(ObjectIdentifier.init))",
      "\(isRunning) \(isInterrupted) \(sessionPreset.rawValue)",
      "\(String(describing: controlsDelegate)) \(controlsDelegateCallbackQueue?.label ?? "none")",
      "\(phone.faces) \(phone.overlay) \(phone.diagnostics)",
    ]
  }
}

/// Checks that a call is not refused.
func assertAccepted(
  file: StaticString = #filePath, line: UInt = #line, _ call: () throws -> Void
) {
  do { try call() } catch { XCTFail("\(error)", file: file, line: line) }
}
