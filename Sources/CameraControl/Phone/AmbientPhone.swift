/// The app on a phone that code finds which cannot be handed one.
///
/// The core never looks here. It is for interfaces that must accept a bare `CaptureSession()`, such
/// as modules that stand in for Apple's: the app of the current task counts first, then the one that
/// is installed for the process.
public enum AmbientPhone {
  /// The app that counts here and now, if there is one.
  public static var app: PhoneApp? {
    taskApp ?? installed.withLock { $0 }
  }

  /// Makes an app the one that counts in the whole process; nil takes it away again.
  public static func install(_ app: PhoneApp?) {
    installed.withLock { $0 = app }
  }

  /// Takes an app away again if it is the one that counts in the whole process.
  package static func uninstall(_ app: PhoneApp) {
    installed.withLock { if $0 == app { $0 = nil } }
  }

  /// Runs `body` with an app that counts for it, and for the tasks it starts.
  public static func withApp<Result>(
    _ app: PhoneApp, _ body: () throws -> Result
  ) rethrows -> Result {
    try $taskApp.withValue(app) { try body() }
  }

  /// Runs `body` with an app that counts for it, and for the tasks it starts.
  public static func withApp<Result>(
    _ app: PhoneApp, isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await $taskApp.withValue(app, operation: body, isolation: isolation)
  }

  @TaskLocal private static var taskApp: PhoneApp?
  private static let installed = Guarded<PhoneApp?>(nil)
}
