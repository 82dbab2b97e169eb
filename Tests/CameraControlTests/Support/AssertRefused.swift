import CameraControl
import XCTest

/// Checks that a call is refused by a rule, with the exception of a phone, and changes nothing that
/// the session and its controls show.
func assertRefused(
  _ code: CaptureError.Code, rule: String, exception: String? = "NSInvalidArgumentException",
  by session: CaptureSession? = nil, file: StaticString = #filePath, line: UInt = #line,
  _ call: () throws -> Void
) {
  let before = session?.snapshot
  do {
    try call()
    XCTFail("The call was accepted.", file: file, line: line)
  } catch {
    let error = error as? CaptureError
    XCTAssertEqual(error?.code, code, file: file, line: line)
    XCTAssertEqual(error?.rule, rule, file: file, line: line)
    XCTAssertEqual(error?.exception?.name, exception, file: file, line: line)
  }
  XCTAssertEqual(session?.snapshot, before, file: file, line: line)
}

extension CaptureSession {
  /// Everything that a call could have changed, for "it is as it was".
  var snapshot: [String] {
    controls.map { "\(ObjectIdentifier($0)) \($0.isEnabled) \(phone.face(of: $0))" } + [
      "\(inputs.map(ObjectIdentifier.init)) \(outputs.map(ObjectIdentifier.init))",
      "\(isRunning) \(isInterrupted) \(sessionPreset.rawValue)",
      "\(String(describing: controlsDelegate)) \(controlsDelegateCallbackQueue?.label ?? "none")",
      "\(phone.overlay) \(phone.diagnostics)",
    ]
  }
}

/// Checks that a call is not refused.
func assertAccepted(
  file: StaticString = #filePath, line: UInt = #line, _ call: () throws -> Void
) {
  do { try call() } catch { XCTFail("\(error)", file: file, line: line) }
}
