import CameraControl

/// The photo library of the phone that is current where the library is asked for.
public final class PHPhotoLibrary: NSObject, Sendable {
  let app: PhoneApp

  var store: PhotoStore { .of(app.phone) }

  init(_ app: PhoneApp) { self.app = app }

  /// Returns the photo library of the phone.
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary(.ambient) }

  /// Returns what the person lets the app do.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let library = shared()
    return PHAuthorizationStatus(library.store.access(of: library.app, accessLevel.level))
  }

  /// Returns what the person lets the app read and write.
  public class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }

  /// Asks the person, unless the answer is known, and calls the handler on a private queue.
  @preconcurrency
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let status = ask(accessLevel)
    shared().app.deliver { handler(status) }
  }

  /// Asks the person to let the app read and write, and calls the handler on a private queue.
  @preconcurrency
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  /// Asks the person, unless the answer is known.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { ask(accessLevel) }

  private static func ask(_ accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let library = shared()
    return PHAuthorizationStatus(library.store.requestAccess(of: library.app, accessLevel.level))
  }
}

extension PHPhotoLibrary {
  /// Makes the changes that a block asks for, and tells the handler on a private queue.
  @preconcurrency
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    app.deliver { [self] in
      guard app.isRunning else { return }
      do {
        try performChangesAndWait(changeBlock)
        completionHandler?(true, nil)
      } catch {
        completionHandler?(false, error)
      }
    }
  }

  /// Makes the changes that a block asks for.
  @preconcurrency
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }

  /// Makes the changes that a block asks for before it returns: all of them, or none.
  @preconcurrency
  public func performChangesAndWait(_ changeBlock: @Sendable () -> Void) throws {
    // On a phone, code of a process that has ended does not run (LCK77).
    guard app.isRunning else { return }
    let changes = Changes(app)
    Changes.$current.withValue(changes, operation: changeBlock)
    switch store.requestAccess(of: app, .add) {
    case .authorized, .limited: try changes.commit()
    case .restricted: throw PHPhotosError(.accessRestricted)
    case .notDetermined, .denied: throw PHPhotosError(.accessUserDenied)
    }
  }
}
