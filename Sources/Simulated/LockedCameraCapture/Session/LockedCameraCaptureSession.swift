import CameraControl
import SimulatedAVFoundation
public import SimulatedUIKit

/// A session of a capture extension, with its content directory and its method to open the app.
///
/// The system creates a session for each launch of the extension.
final public class LockedCameraCaptureSession: Sendable {
  /// The session of the launch whose scene is being created.
  @TaskLocal static var visiting: LockedCameraCaptureSession?

  /// The launch; `nil` for a scene that no phone shows, such as in a preview.
  private let launch: (visit: LockScreenVisit, home: ProductHome)?

  init(_ launch: (visit: LockScreenVisit, home: ProductHome)?) { self.launch = launch }

  /// The directory for captured content, empty at first; the app receives it later.
  final public var sessionContentURL: URL {
    launch.map { $0.home.folders.ofVisit($0.visit.directory) }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("no-visit")
  }

  // It runs in the caller's isolation: we can't see whether Apple's activity is `Sendable`.
  /// Opens the app once the person has unlocked the phone, and ends the session.
  ///
  /// - Parameter userActivity: The activity that the app continues.
  /// - Throws: ``ApplicationLaunchError`` if the phone didn't open the app; the session continues.
  nonisolated(nonsending)
    final public func openApplication(for userActivity: NSUserActivity) async throws
  {
    try await open(Handoff(userActivity.copyForAnotherProcess()))
  }

  // Off the caller's actor, because the phone copies files and posts notifications.
  private func open(_ activity: Handoff<NSUserActivity>) async throws {
    guard let (visit, home) = launch else { throw ApplicationLaunchError.unknown }
    let ticket = home.keep(activity)
    let failure: ApplicationLaunchError
    switch visit.openApplication(ticket: ticket) {
    case .opened: return
    case .authenticationFailed: failure = .authenticationFailed
    case .applicationNotFound: failure = .applicationNotFound
    case .unknown: failure = .unknown
    }
    _ = home.removeActivity(for: ticket)
    throw failure
  }

  /// Deletes the content written so far; content that you write later still reaches the app.
  final public func invalidateSessionContent() async throws { launch?.visit.emptyContent() }

  /// The reason why the phone didn't open the app.
  public enum ApplicationLaunchError: CustomNSError, LocalizedError, Equatable, Hashable {
    /// Another reason.
    case unknown
    /// The phone does not have the app.
    case applicationNotFound
    /// The person did not unlock the phone.
    case authenticationFailed
    /// The domain of these errors; Apple's is not published, so this is the library's own.
    public static var errorDomain: String { "LockedCameraCaptureSession.ApplicationLaunchError" }

    /// The number of the case, in the order of their declaration.
    public var errorCode: Int {
      switch self {
      case .unknown: 0
      case .applicationNotFound: 1
      case .authenticationFailed: 2
      }
    }

    /// A sentence for the developer; Apple's sentences are not published.
    public var failureReason: String? {
      switch self {
      case .unknown: "The app could not be opened."
      case .applicationNotFound: "The app is not on the phone."
      case .authenticationFailed: "The person did not unlock the phone."
      }
    }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
// Apple's name.
/// The type of an activity that an app continues after its capture extension.
public let NSUserActivityTypeLockedCameraCapture = "NSUserActivityTypeLockedCameraCapture"
