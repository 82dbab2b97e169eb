extension PHPhotoLibrary {
  /// Makes the changes that a block requests, and calls the handler on a private queue.
  @preconcurrency
  public func performChanges(
    _ changeBlock: @escaping @Sendable () -> Void,
    completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
  ) {
    app.deliver { [self] in
      guard app.isRunning else { return }
      let result = Result { try performChangesAndWait(changeBlock) }
      guard app.isRunning else { return }
      switch result {
      case .success: completionHandler?(true, nil)
      case .failure(let error): completionHandler?(false, error)
      }
    }
  }

  /// Makes the changes that a block requests.
  @preconcurrency
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
    try performChangesAndWait(changeBlock)
  }

  /// Makes all changes that a block requests, or none of them, before the call returns.
  @preconcurrency
  public func performChangesAndWait(_ changeBlock: @Sendable () -> Void) throws {
    // On a phone, code of a process that has ended does not run (LCK77), and a process that lacks
    // the usage description ends before its block runs (PHO02).
    guard app.isRunning, app.allowsUse(of: .photoLibrary) else { return }
    let changes = Changes(app)
    Changes.$current.withValue(changes, operation: changeBlock)
    switch store.requestAccess(of: app, .add) {
    case .authorized, .limited: try changes.commit()
    case .restricted: throw PHPhotosError(.accessRestricted)
    case .notDetermined, .denied: throw PHPhotosError(.accessUserDenied)
    }
  }
}
