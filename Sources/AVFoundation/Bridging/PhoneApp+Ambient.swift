package import CameraControl

extension PhoneApp {
  /// The app that code is part of which cannot be handed one.
  ///
  /// Where nobody simulates a phone, it is an app on a phone without a Camera Control.
  package static var ambient: PhoneApp { AmbientPhone.app ?? bare }

  fileprivate static let bare = Phone(.iPhone15).launch("App")
}

extension Phone {
  /// Whether the phone stands for hardware that nobody simulates: wrong calls end the process there.
  package var isBare: Bool { self === PhoneApp.bare.phone }

  /// Tries a call that may be wrong; if it is, the phone deals with it and the result is nil.
  ///
  /// - Parameters:
  ///   - source: What the call is made on: a control's title, a device's name, a class.
  ///   - body: The call.
  /// - Returns: What the call returns.
  @discardableResult
  package func attempt<Result>(
    _ source: String, _ body: () throws(CaptureError) -> Result
  ) -> Result? {
    do throws(CaptureError) {
      return try body()
    } catch {
      raise(error, at: source)
      return nil
    }
  }

  /// Does what a phone does about a wrong call: remembers it if the phone is simulated, or else ends
  /// the process.
  package func raise(_ error: CaptureError, at source: String) {
    guard isBare else {
      report(error)
      report(CaptureDiagnostic(error, at: source))
      return
    }
    if let exception = error.exception { Termination.end(with: exception) }
  }
}

extension CaptureDiagnostic {
  /// Makes a finding of a refused call: its message ends with what to do.
  fileprivate init(_ error: CaptureError, at source: String) {
    let parts = error.message.split(separator: "; ")
    let isInTwo = parts.count > 1
    let wrong = isInTwo ? parts.dropLast().joined(separator: "; ") + "." : error.message
    self.init(
      name: Self.name(error.code),
      finding: wrong + (error.exception.map { " A phone stops with \($0.name)." } ?? ""),
      source: source, rule: error.rule,
      remedy: isInTwo ? String(parts.last ?? "").capitalisingFirst : "Ask before you call.")
  }

  private static func name(_ code: CaptureError.Code) -> String {
    code.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
  }
}

extension String {
  fileprivate var capitalisingFirst: String { prefix(1).uppercased() + dropFirst() }
}
