import CameraControl
import SimulatedAVFoundation

/// The content that an app's capture extension has left for the app.
///
/// The manager belongs to the product of the current app. In a capture extension, it has no
/// content, and the phone reports a diagnostic.
final public class LockedCameraCaptureManager: Sendable {
  /// The only manager.
  public static let shared = LockedCameraCaptureManager()

  private init() {}

  /// The existing directories, oldest first.
  ///
  /// The list may lag behind the updates.
  final public var sessionContentURLs: [URL] {
    guard let known = Self.known(in: .ambient) else { return [] }
    return known.product.listedDirectories.map(known.home.folders.ofApp)
  }

  /// The existing directories, and then each directory that the phone adds or removes.
  final public var sessionContentUpdates: some AsyncSequence<SessionContentUpdate, Never> {
    ContentUpdates(app: .ambient)
  }

  /// Deletes a directory, whatever form its path has; does nothing for any other URL.
  final public func invalidateSessionContent(at url: URL) async throws {
    guard let known = Self.known(in: .ambient) else { return }
    let isMeant = { known.home.folders.ofApp($0).isSameDirectory(as: url) }
    if let name = known.product.contentDirectories.first(where: isMeant) {
      known.product.invalidate(name)
    }
  }

  /// Postpones the appearance of the app that the extension opens.
  final public func beginDelayingAppearance() {
    Self.known(in: .ambient)?.product.beginDelayingAppearance()
  }

  /// Ends a delay; does nothing without one.
  final public func endDelayingAppearance() {
    Self.known(in: .ambient)?.product.endDelayingAppearance()
  }

  /// Returns the product of an app; `nil` in other apps and in a capture extension.
  static func known(in app: PhoneApp) -> ProductHome.Known? {
    // The tasks of a killed process keep running, but have no effect.
    guard app.isRunning, let known = ProductHome.of(app) else { return nil }
    guard known.isExtension else { return known }
    app.phone.report(.managerInExtension(app.identifier))
    return nil
  }

  /// A change of the directories; Apple may add cases.
  @nonexhaustive
  public enum SessionContentUpdate: Sendable {
    /// The directories that exist at first.
    case initial(urls: [URL])
    /// The phone added a directory.
    case added(url: URL)
    /// A directory was deleted.
    case removed(url: URL)
  }
}

extension URL {
  /// Returns whether another URL leads to the same directory.
  fileprivate func isSameDirectory(as other: URL) -> Bool {
    other.isFileURL && resolvedPath == other.resolvedPath
  }

  private var resolvedPath: String { standardizedFileURL.resolvingSymlinksInPath().path }
}
