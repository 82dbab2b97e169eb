public import CameraControl

// The Lock Screen, launches, and the processes of products, each for asynchronous and for
// synchronous callers.

extension SimulatedPhone {
  // MARK: The Lock Screen

  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock() async { await make(.lock) }

  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock() { make(.lock) }

  /// Unlocks the phone: the app behind the Lock Screen appears again, unless a capture extension is
  /// in front.
  ///
  /// Unlocking succeeds regardless of ``answersAuthentication``.
  public func unlock() async { await make(.unlock) }

  /// Unlocks the phone: the app behind the Lock Screen appears again, unless a capture extension is
  /// in front.
  ///
  /// Unlocking succeeds regardless of ``answersAuthentication``.
  public func unlock() { make(.unlock) }

  /// Authenticates the person but stays on the Lock Screen, like Face ID at a glance.
  ///
  /// Authentication succeeds regardless of ``answersAuthentication``.
  public func authenticate() async { await make(.authenticate) }

  /// Authenticates the person but stays on the Lock Screen, like Face ID at a glance.
  ///
  /// Authentication succeeds regardless of ``answersAuthentication``.
  public func authenticate() { make(.authenticate) }

  /// Swipes up from the bottom of the screen.
  ///
  /// The swipe leaves an app or a capture extension, or starts authentication on the Lock Screen.
  public func swipeUp() async { await make(.swipeUp) }

  /// Swipes up from the bottom of the screen.
  ///
  /// The swipe leaves an app or a capture extension, or starts authentication on the Lock Screen.
  public func swipeUp() { make(.swipeUp) }

  /// Presses the side button: the screen turns on, or it turns off and the phone locks.
  public func sideButton() async { await make(.sideButton) }

  /// Presses the side button: the screen turns on, or it turns off and the phone locks.
  public func sideButton() { make(.sideButton) }

  // MARK: Products

  /// Launches a camera app from a control, a button or an icon; ``launches`` records the outcome.
  ///
  /// If one click of the Camera Control launches the app, you can call `click()` instead.
  public func launch(from source: LaunchSource) async { await make(.launch(from: source)) }

  /// Launches a camera app from a control, a button or an icon; ``launches`` records the outcome.
  ///
  /// If one click of the Camera Control launches the app, you can call `click()` instead.
  public func launch(from source: LaunchSource) { make(.launch(from: source)) }

  /// Starts the app of an installed product in the background, unless the app is already running.
  ///
  /// If the product isn't installed, the phone records a fault.
  public func start(_ product: String) async { await make(.start(product)) }

  /// Starts the app of an installed product in the background, unless the app is already running.
  ///
  /// If the product isn't installed, the phone records a fault.
  public func start(_ product: String) { make(.start(product)) }

  /// Kills a process of an installed product, as a crash does.
  ///
  /// If the process isn't running, nothing happens.
  ///
  /// The phone records a fault if the product isn't installed, or if you pass a widget extension,
  /// which has no process.
  public func kill(_ product: String, _ target: ProductTarget) async {
    await make(.kill(product, target))
  }

  /// Kills a process of an installed product, as a crash does.
  ///
  /// If the process isn't running, nothing happens.
  ///
  /// The phone records a fault if the product isn't installed, or if you pass a widget extension,
  /// which has no process.
  public func kill(_ product: String, _ target: ProductTarget) { make(.kill(product, target)) }

  /// Fills the storage, so that the phone can't copy the content of capture extensions.
  public func fillStorage() async { await make(.storage(isFull: true)) }

  /// Fills the storage, so that the phone can't copy the content of capture extensions.
  public func fillStorage() { make(.storage(isFull: true)) }

  /// Frees the storage; the phone then copies the content that didn't fit.
  public func freeStorage() async { await make(.storage(isFull: false)) }

  /// Frees the storage; the phone then copies the content that didn't fit.
  public func freeStorage() { make(.storage(isFull: false)) }
}
