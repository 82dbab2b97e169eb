public import CameraControl
public import SimulatedUIKit

extension InstalledProduct {
  /// Calls a handler with each activity that the app should continue.
  ///
  /// Use this in a test without a type for the app. It has no effect for a product without types.
  public func onContinue(_ handler: @escaping @MainActor (NSUserActivity) -> Void) {
    (home as? ProductHome)?.addHandler(handler)
  }

  /// The URLs of the directories that the phone offers the app, oldest first.
  public var contentURLs: [URL] {
    guard let home = home as? ProductHome else { return [] }
    return contentDirectories.map(home.folders.ofApp)
  }
}

extension LockScreenVisit {
  /// The URL of this launch's content directory, or `nil` for a product without types.
  public var contentURL: URL? {
    (app.membership?.product.home as? ProductHome)?.folders.ofVisit(directory)
  }
}
