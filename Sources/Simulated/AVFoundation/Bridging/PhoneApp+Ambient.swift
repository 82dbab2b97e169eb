package import CameraControl

extension PhoneApp {
  /// The app of code that takes no app as an argument.
  ///
  /// Without a simulated phone, this is an app on a phone without a Camera Control.
  package static var ambient: PhoneApp { AmbientPhone.app ?? bare }

  fileprivate static let bare = Phone(.iPhone15).launch("App")

  /// The app's access to a kind of device; `notDetermined` if the kind needs no authorization.
  func status(for mediaType: MediaType, source: String) -> AuthorizationStatus {
    phone.host.attempt(source) { () throws(CaptureError) in
      try authorizationStatus(for: mediaType)
    } ?? .notDetermined
  }

  /// Asks the person, unless they have answered; `nil` if the kind needs no authorization.
  func answer(for mediaType: MediaType, source: String) -> Bool? {
    phone.host.attempt(source) { () throws(CaptureError) in try requestAccess(for: mediaType) }
  }

  /// Runs work that calls code of the app, on a private queue and in the app's process.
  package func deliver(_ work: @escaping @Sendable () -> Void) {
    let queue = DeliveryQueue.of(phone).queue
    queue.deliver(through: phone.host.courier) { AmbientPhone.withApp(self, work) }
  }
}

/// The app that passes a callback to a phone, and that is the current app while the callback runs.
struct CallbackPlace: Sendable {
  private weak let phone: Phone?
  private let app: (id: AppID, identifier: String)?

  /// Remembers the current app, without keeping its phone.
  init() {
    let app = AmbientPhone.app
    phone = app?.phone
    self.app = app.map { ($0.id, $0.identifier) }
  }

  func run(_ body: () -> Void) {
    guard let phone, let app else { return body() }
    AmbientPhone.withApp(PhoneApp(phone: phone, id: app.id, identifier: app.identifier), body)
  }
}

/// The queue on which a phone calls delegates and handlers.
private final class DeliveryQueue: PhoneOwned {
  let queue = DispatchQueue(label: "capture output")
}

extension PhoneHost {
  /// Whether this phone stands in for a missing simulated one, so that wrong calls end the process.
  package var isBare: Bool { self === PhoneApp.bare.phone.host }

  /// Makes a call, and returns its result; if the call is refused, raises the refusal and returns `nil`.
  ///
  /// The source is what the call is made on, as the app knows it: a control's title, a device's
  /// name, or a class in Apple's spelling. It replaces the source that the core recorded.
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
    if isBare, let exception = error.exception { endProcess(with: exception) }
    change { $0.world.report(error) }
  }
}

/// Ends the process as an uncaught exception does, after its name and reason on standard error.
private func endProcess(with exception: RaisedException) -> Never {
  let isTrap = exception.name == "SIGTRAP"
  let cause = isTrap ? "SIGTRAP" : "uncaught exception '\(exception.name)'"
  let line = "*** Terminating app due to \(cause), reason: '\(exception.reason)'\n"
  FileHandle.standardError.write(Data(line.utf8))
  if isTrap { raise(SIGTRAP) }
  abort()
}
