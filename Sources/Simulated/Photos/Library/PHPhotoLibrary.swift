import CameraControl

/// The photo library of the phone that is current when you call ``shared()``.
public final class PHPhotoLibrary: NSObject, Sendable {
  let app: PhoneApp

  var store: PhotoStore { .of(app.phone) }

  init(_ app: PhoneApp) { self.app = app }
  /// Returns the photo library of the phone.
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary(.ambient) }

  /// Returns the app's access to the photo library.
  public class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let library = shared()
    return PHAuthorizationStatus(library.store.access(of: library.app, accessLevel.level))
  }

  /// Returns the app's access to read and write the photo library.
  public class func authorizationStatus() -> PHAuthorizationStatus {
    authorizationStatus(for: .readWrite)
  }

  /// Asks the person, unless they have already answered, and calls the handler on a private queue.
  @preconcurrency
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    let (status, app) = (ask(accessLevel), shared().app)
    app.deliver { if app.isRunning { handler(status) } }
  }

  /// Asks the person to let the app read and write, and calls the handler on a private queue.
  @preconcurrency
  public class func requestAuthorization(
    _ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(for: .readWrite, handler: handler) }

  /// Asks the person, unless they have already answered.
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { ask(accessLevel) }

  private static func ask(_ accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    let library = shared()
    return PHAuthorizationStatus(library.store.requestAccess(of: library.app, accessLevel.level))
  }
}
