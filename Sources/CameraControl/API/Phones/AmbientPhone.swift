/// The current app, for code that can't receive an app as an argument.
///
/// The simulated frameworks use this app, because calls such as `AVCaptureSession()` pass no app.
/// An app that `withApp` sets for a task takes precedence over the app from ``install(_:)``.
public enum AmbientPhone {
  /// The current app, if there is one.
  ///
  /// While an installed product's app or extension is in front, this property returns its process.
  public static var app: PhoneApp? { taskApp ?? installed.withLock { $0 }?.standIn }

  /// Makes an app the current app of the whole process, or clears the app if you pass `nil`.
  public static func install(_ app: PhoneApp?) { installed.withLock { $0 = app } }

  /// Removes an app if it is the one installed for the whole process.
  package static func uninstall(_ app: PhoneApp) {
    installed.withLock {
      if $0?.phone === app.phone, $0?.identifier == app.identifier { $0 = nil }
    }
  }

  /// Runs `body`, and the tasks that `body` starts, with `app` as the current app.
  public static func withApp<Result>(
    _ app: PhoneApp, _ body: () throws -> Result
  ) rethrows -> Result {
    try $taskApp.withValue(app) { try body() }
  }

  /// Runs `body`, and the tasks that `body` starts, with `app` as the current app.
  public static func withApp<Result>(
    _ app: PhoneApp, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskApp.withValue(app, operation: body, isolation: isolation)
  }

  @TaskLocal private static var taskApp: PhoneApp?
  private static let installed = Guarded<PhoneApp?>(nil)
}

extension PhoneApp {
  /// The process of a product that is in front of the app's phone, or else the app's running process.
  ///
  /// Code on a separate queue does not say which process it belongs to.
  fileprivate var standIn: PhoneApp {
    phone.host.read { $0.world.productProcessInFront }.map { PhoneApp(phone: phone, $0) } ?? running
  }
}
