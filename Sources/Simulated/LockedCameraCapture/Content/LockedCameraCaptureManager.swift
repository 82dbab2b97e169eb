import CameraControl
import SimulatedAVFoundation

/// The content that an app's capture extension has left for the app.
///
/// It is about the product of the current app. In a capture extension it knows nothing, which is a
/// diagnostic.
final public class LockedCameraCaptureManager: Sendable {
  /// The only one.
  public static let shared = LockedCameraCaptureManager()

  private init() {}

  /// The directories that are there, oldest first.
  ///
  /// The list may lag behind the updates.
  final public var sessionContentURLs: [URL] {
    guard let known = Self.known(in: .ambient) else { return [] }
    return known.product.listedDirectories.map(known.home.folders.ofApp)
  }

  /// The directories that are there, and then each that comes or goes.
  final public var sessionContentUpdates: some AsyncSequence<SessionContentUpdate, Never> {
    ContentUpdates(app: .ambient)
  }

  /// Deletes a directory, however its path is written; does nothing for any other address.
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
    // The tasks of a process that was killed run on, and reach nothing.
    guard app.isRunning, let known = ProductHome.of(app) else { return nil }
    guard known.isExtension else { return known }
    app.phone.report(.managerInExtension(app.identifier))
    return nil
  }

  /// A change of the directories; Apple's may gain cases.
  @nonexhaustive
  public enum SessionContentUpdate: Sendable {
    /// The directories that are there at first.
    case initial(urls: [URL])
    /// A directory has come.
    case added(url: URL)
    /// A directory was deleted.
    case removed(url: URL)
  }
}

extension URL {
  /// Returns whether another address leads to the same directory.
  fileprivate func isSameDirectory(as other: URL) -> Bool {
    other.isFileURL && resolvedPath == other.resolvedPath
  }

  private var resolvedPath: String { standardizedFileURL.resolvingSymlinksInPath().path }
}
