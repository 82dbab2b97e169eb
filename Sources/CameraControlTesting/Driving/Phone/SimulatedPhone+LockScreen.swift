public import CameraControl

// The Lock Screen, launches, and the processes of products, each for asynchronous and for
// synchronous callers.

// MARK: The Lock Screen

extension SimulatedPhone {
  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock() async { await make(.lock) }

  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock() { make(.lock) }

  /// Unlocks the phone: the app beneath the Lock Screen comes back, but a capture extension that is in
  /// front stays there.
  ///
  /// The person succeeds, whatever ``answersAuthentication`` says.
  public func unlock() async { await make(.unlock) }

  /// Unlocks the phone: the app beneath the Lock Screen comes back, but a capture extension that is in
  /// front stays there.
  ///
  /// The person succeeds, whatever ``answersAuthentication`` says.
  public func unlock() { make(.unlock) }

  /// Authenticates without leaving the Lock Screen, as a glance at the phone does.
  ///
  /// The person succeeds, whatever ``answersAuthentication`` says.
  public func authenticate() async { await make(.authenticate) }

  /// Authenticates without leaving the Lock Screen, as a glance at the phone does.
  ///
  /// The person succeeds, whatever ``answersAuthentication`` says.
  public func authenticate() { make(.authenticate) }

  /// Swipes up from the bottom of the screen.
  ///
  /// This leaves an app or a capture extension, and on the Lock Screen it asks to authenticate.
  public func swipeUp() async { await make(.swipeUp) }

  /// Swipes up from the bottom of the screen.
  ///
  /// This leaves an app or a capture extension, and on the Lock Screen it asks to authenticate.
  public func swipeUp() { make(.swipeUp) }

  /// Presses the side button: the screen goes dark and the phone locks, or it lights up again.
  public func sideButton() async { await make(.sideButton) }

  /// Presses the side button: the screen goes dark and the phone locks, or it lights up again.
  public func sideButton() { make(.sideButton) }
}

// MARK: Products

extension SimulatedPhone {
  /// Launches something with a control, a button or an icon; ``launches`` has the outcome.
  ///
  /// If one click of the Camera Control launches, `click()` does the same with a finger.
  public func launch(from source: LaunchSource) async { await make(.launch(from: source)) }

  /// Launches something with a control, a button or an icon; ``launches`` has the outcome.
  ///
  /// If one click of the Camera Control launches, `click()` does the same with a finger.
  public func launch(from source: LaunchSource) { make(.launch(from: source)) }

  /// Starts the app of an installed product in the background, unless it runs.
  ///
  /// If the product isn't installed, the phone records a fault.
  public func start(_ product: String) async { await make(.start(product)) }

  /// Starts the app of an installed product in the background, unless it runs.
  ///
  /// If the product isn't installed, the phone records a fault.
  public func start(_ product: String) { make(.start(product)) }

  /// Kills a process of an installed product, as a crash does.
  ///
  /// If the process doesn't run, nothing happens.
  ///
  /// If the product isn't installed, the phone records a fault. It does so for a widget extension
  /// too, which has no process.
  public func kill(_ product: String, _ target: ProductTarget) async {
    await make(.kill(product, target))
  }

  /// Kills a process of an installed product, as a crash does.
  ///
  /// If the process doesn't run, nothing happens.
  ///
  /// If the product isn't installed, the phone records a fault. It does so for a widget extension
  /// too, which has no process.
  public func kill(_ product: String, _ target: ProductTarget) { make(.kill(product, target)) }

  /// Fills the storage, so that the phone can't copy the content of capture extensions.
  public func fillStorage() async { await make(.storage(isFull: true)) }

  /// Fills the storage, so that the phone can't copy the content of capture extensions.
  public func fillStorage() { make(.storage(isFull: true)) }

  /// Frees the storage, and copies the content that didn't fit.
  public func freeStorage() async { await make(.storage(isFull: false)) }

  /// Frees the storage, and copies the content that didn't fit.
  public func freeStorage() { make(.storage(isFull: false)) }
}
