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
