package import CameraControl

/// The photo library of a phone: the assets that apps have saved, and the access of each app.
///
/// It is here and not in the module with Apple's names for it, because UIKit can save as well.
package final class PhotoStore: PhoneOwned {
  /// How an app wants to use the library.
  ///
  /// An app that may read and write may add, too.
  package enum Level: Hashable, Sendable {
    case add, readAndWrite
  }

  package enum Access: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited

    package var allowsAdding: Bool { self == .authorized || self == .limited }
  }

  package struct Asset: Sendable {
    package var identifier: String
    package var app: String
    /// The launch of a capture extension that added the asset.
    package var visit: VisitID?
    package var isVideo: Bool
    package var isFavorite: Bool
    package var creationDate: Date?
    /// The latitude, the longitude and the altitude.
    package var place: [Double]?
    package var resources: [Resource]

    package init(
      identifier: String, by app: PhoneApp, isVideo: Bool, isFavorite: Bool = false,
      creationDate: Date? = nil, place: [Double]? = nil, resources: [Resource]
    ) {
      (self.identifier, self.isVideo, self.isFavorite) = (identifier, isVideo, isFavorite)
      (self.app, visit) = (PhotoStore.owner(app), app.visitScope?.visit)
      (self.creationDate, self.place, self.resources) = (creationDate, place, resources)
    }
  }

  package struct Resource: Sendable {
    package var kind: Int
    package var filename: String?
    package var data: Data

    package init(kind: Int, filename: String?, data: Data) {
      (self.kind, self.filename, self.data) = (kind, filename, data)
    }
  }

  private struct State {
    var access: [String: [Level: Access]] = [:]
    var assets: [Asset] = []
    var identifiers = 0
  }

  private let state = Guarded(State())

  package init() {}

  package var assets: [Asset] { state.withLock { $0.assets } }

  /// The assets that an app with access may read.
  ///
  /// While the phone is locked, a capture extension reads only the assets of its launch (LCK25).
  package func assets(readableBy app: PhoneApp) -> [Asset] {
    guard app.membership?.isExtension ?? false else { return assets }
    guard let scope = app.visitScope else { return [] }
    return scope.isLocked ? assets.filter { $0.visit == scope.visit } : assets
  }

  /// The name under which the store knows an app: an extension counts as its app (LCK26).
  package static func owner(_ app: PhoneApp) -> String {
    app.membership?.product.name ?? app.identifier
  }

  /// The access of each app; full access at first, so that only tests of access have to set it.
  package func access(of app: PhoneApp, _ level: Level) -> Access {
    let owner = Self.owner(app)
    return state.withLock { $0.access[owner]?[level] ?? .authorized }
  }

  package func setAccess(of app: PhoneApp, _ level: Level, to access: Access) {
    let owner = Self.owner(app)
    state.withLock { $0.access[owner, default: [:]][level] = access }
  }

  /// Asks the person, unless the answer is known; ends a process that doesn't say why it asks (PHO02).
  package func requestAccess(of app: PhoneApp, _ level: Level) -> Access {
    guard app.allowsUse(of: .photoLibrary) else { return .denied }
    let owner = Self.owner(app)
    let answer: Access = app.personAllowsAccess ? .authorized : .denied
    return state.withLock {
      guard $0.access[owner]?[level] == .notDetermined else {
        return $0.access[owner]?[level] ?? .authorized
      }
      $0.access[owner, default: [:]][level] = answer
      return answer
    }
  }

  /// An identifier that no asset has yet.
  package func newIdentifier() -> String {
    state.withLock {
      $0.identifiers += 1
      return "asset-\($0.identifiers)/L0/001"
    }
  }

  package func add(_ assets: [Asset]) { state.withLock { $0.assets += assets } }

  package func remove(_ identifiers: Set<String>) {
    state.withLock { $0.assets.removeAll { identifiers.contains($0.identifier) } }
  }
}
