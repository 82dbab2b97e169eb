public import CameraControl

// The Lock Screen, launches, and the processes of products, each for asynchronous and for
// synchronous callers.

extension SimulatedPhone {
  // MARK: The Lock Screen

  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.lock, fileID, line)
  }

  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock(fileID: StaticString = #fileID, line: UInt = #line) { make(.lock, fileID, line) }

  /// Unlocks the phone: the app behind the Lock Screen appears again, unless a capture extension is
  /// in front.
  ///
  /// Unlocking succeeds regardless of ``answersAuthentication``.
  public func unlock(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.unlock, fileID, line)
  }

  /// Unlocks the phone: the app behind the Lock Screen appears again, unless a capture extension is
  /// in front.
  ///
  /// Unlocking succeeds regardless of ``answersAuthentication``.
  public func unlock(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.unlock, fileID, line)
  }

  /// Authenticates the person but stays on the Lock Screen, like Face ID at a glance.
  ///
  /// Authentication succeeds regardless of ``answersAuthentication``.
  public func authenticate(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.authenticate, fileID, line)
  }

  /// Authenticates the person but stays on the Lock Screen, like Face ID at a glance.
  ///
  /// Authentication succeeds regardless of ``answersAuthentication``.
  public func authenticate(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.authenticate, fileID, line)
  }

  /// Swipes up from the bottom of the screen.
  ///
  /// The swipe leaves an app or a capture extension, or starts authentication on the Lock Screen.
  public func swipeUp(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.swipeUp, fileID, line)
  }

  /// Swipes up from the bottom of the screen.
  ///
  /// The swipe leaves an app or a capture extension, or starts authentication on the Lock Screen.
  public func swipeUp(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.swipeUp, fileID, line)
  }

  /// Presses the side button: the screen turns on, or it turns off and the phone locks.
  public func sideButton(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.sideButton, fileID, line)
  }

  /// Presses the side button: the screen turns on, or it turns off and the phone locks.
  public func sideButton(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.sideButton, fileID, line)
  }

  // MARK: Products

  /// Launches a camera app from a control, a button or an icon; ``launches`` records the outcome.
  ///
  /// If one click of the Camera Control launches the app, you can call `click()` instead.
  public func launch(from source: LaunchSource, fileID: StaticString = #fileID, line: UInt = #line)
    async
  { await make(.launch(from: source), fileID, line) }

  /// Launches a camera app from a control, a button or an icon; ``launches`` records the outcome.
  ///
  /// If one click of the Camera Control launches the app, you can call `click()` instead.
  public func launch(from source: LaunchSource, fileID: StaticString = #fileID, line: UInt = #line)
  { make(.launch(from: source), fileID, line) }

  /// Starts the app of an installed product in the background, unless the app is already running.
  ///
  /// If the product isn't installed, the phone records a fault.
  public func start(_ product: String, fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.start(product), fileID, line)
  }

  /// Starts the app of an installed product in the background, unless the app is already running.
  ///
  /// If the product isn't installed, the phone records a fault.
  public func start(_ product: String, fileID: StaticString = #fileID, line: UInt = #line) {
    make(.start(product), fileID, line)
  }

  /// Kills a process of an installed product, as a crash does.
  ///
  /// If the process isn't running, nothing happens.
  ///
  /// The phone records a fault if the product isn't installed, or if you pass a widget extension,
  /// which has no process.
  public func kill(
    _ product: String, _ target: ProductTarget, fileID: StaticString = #fileID, line: UInt = #line
  ) async { await make(.kill(product, target), fileID, line) }

  /// Kills a process of an installed product, as a crash does.
  ///
  /// If the process isn't running, nothing happens.
  ///
  /// The phone records a fault if the product isn't installed, or if you pass a widget extension,
  /// which has no process.
  public func kill(
    _ product: String, _ target: ProductTarget, fileID: StaticString = #fileID, line: UInt = #line
  ) { make(.kill(product, target), fileID, line) }

  /// Fills the storage, so that the phone can't copy the content of capture extensions.
  public func fillStorage(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.storage(isFull: true), fileID, line)
  }

  /// Fills the storage, so that the phone can't copy the content of capture extensions.
  public func fillStorage(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.storage(isFull: true), fileID, line)
  }

  /// Frees the storage; the phone then copies the content that didn't fit.
  public func freeStorage(fileID: StaticString = #fileID, line: UInt = #line) async {
    await make(.storage(isFull: false), fileID, line)
  }

  /// Frees the storage; the phone then copies the content that didn't fit.
  public func freeStorage(fileID: StaticString = #fileID, line: UInt = #line) {
    make(.storage(isFull: false), fileID, line)
  }
}
