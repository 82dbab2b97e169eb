package import CameraControl

extension PhoneApp {
  /// The app of code that cannot be passed one.
  ///
  /// Without a simulated phone, this is an app on a phone without a Camera Control.
  package static var ambient: PhoneApp { AmbientPhone.app ?? bare }

  fileprivate static let bare = Phone(.iPhone15).launch("App")
}

extension PhoneHost {
  /// Whether this phone stands in for a missing simulated one, so that wrong calls end the process.
  package var isBare: Bool { self === PhoneApp.bare.phone.host }

  /// Makes a call that may be refused, and raises the refusal on the phone.
  ///
  /// - Parameters:
  ///   - source: What the call is made on, as the app knows it: a control's title, a device's
  ///     name, or a class in Apple's spelling. It replaces the source that the core recorded.
  ///   - body: The call.
  /// - Returns: The result of the call, or `nil` if it was refused.
  @discardableResult
  package func attempt<Result>(
    _ source: String, _ body: () throws(CaptureError) -> Result
  ) -> Result? {
    do throws(CaptureError) {
      return try body()
    } catch {
      var refusal = error
      refusal.source = source
      raise(refusal)
      return nil
    }
  }

  /// Reports a wrong call: the phone lists it, and without a simulated phone its exception, if it has
  /// one, ends the process.
  package func raise(_ error: CaptureError) {
    if isBare, let exception = error.exception { Termination.end(with: exception) }
    step { $0.world.report(error) }
  }
}

extension Phone {
  /// Makes a call that may be refused, and raises the refusal on the phone.
  @discardableResult
  package func attempt<Result>(
    _ source: String, _ body: () throws(CaptureError) -> Result
  ) -> Result? { host.attempt(source, body) }

  /// Reports a wrong call: the phone lists it, and without a simulated phone its exception, if it has
  /// one, ends the process.
  package func raise(_ error: CaptureError) { host.raise(error) }
}
