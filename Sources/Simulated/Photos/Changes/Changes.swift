import CameraControl

/// The requests of one change block.
final class Changes: Sendable {
  /// The changes of the block that runs now.
  @TaskLocal static var current: Changes?

  private let app: PhoneApp
  private let requests = Guarded<[PHAssetChangeRequest]>([])
  private let deletions = Guarded<Set<String>>([])

  init(_ app: PhoneApp) { self.app = app }

  /// Adds a request to the block that runs now.
  static func add(_ request: PHAssetChangeRequest, named name: String) {
    inBlock(name) { changes in changes.requests.withLock { $0.append(request) } }
  }

  /// Asks for assets to be deleted when the block that runs now has ended.
  static func delete(_ assets: [PHAsset]) {
    inBlock("PHAssetChangeRequest") { changes in
      changes.deletions.withLock { $0.formUnion(assets.map(\.localIdentifier)) }
    }
  }

  /// A phone raises an exception for a request outside a block.
  private static func inBlock(_ name: String, _ body: (Changes) -> Void) {
    if let current { return body(current) }
    PhoneApp.ambient.phone.host.raise(
      CaptureError(
        .outsideChangeBlock, rule: "PHO01", source: name,
        problem: "A change of the photo library was asked for outside a change block.",
        remedy: "Ask for it in the block of performChanges.",
        exception: RaisedException(
          name: "NSInternalInconsistencyException",
          reason: "This method can only be called from inside of "
            + "-[PHPhotoLibrary performChanges:completionHandler:] or "
            + "-[PHPhotoLibrary performChangesAndWait:error:]")))
  }

  static func newIdentifier() -> String {
    PhotoStore.of((current?.app ?? .ambient).phone).newIdentifier()
  }

  /// Saves all requested changes, or throws an error and saves nothing.
  func commit() throws(PHPhotosError) {
    var assets: [PhotoStore.Asset] = []
    var moved: [URL] = []
    for request in requests.withLock({ $0 }) {
      let made = try request.asset(by: app)
      assets.append(made.asset)
      moved += made.moved
    }
    let store = PhotoStore.of(app.phone)
    store.add(assets)
    store.remove(deletions.withLock { $0 })
    for url in moved { try? FileManager.default.removeItem(at: url) }
  }
}

extension CaptureError.Code {
  static let outsideChangeBlock = Self(rawValue: "outsideChangeBlock")
}
