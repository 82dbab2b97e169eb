public import CameraControl

// The Lock Screen, launches, and the processes of products, for asynchronous callers.

// MARK: The Lock Screen

extension SimulatedPhone {
  /// Locks the phone: the Lock Screen appears, and the app in front goes to the background.
  public func lock() async { await perform(GestureStep.lock) }

  /// Unlocks the phone: the app beneath the Lock Screen comes back, but a capture extension that is in
  /// front stays there.
  ///
  /// The person succeeds, whatever ``answersAuthentication`` says.
  public func unlock() async { await perform(GestureStep.unlock) }

  /// Authenticates without leaving the Lock Screen, as a glance at the phone does.
  ///
  /// The person succeeds, whatever ``answersAuthentication`` says.
  public func authenticate() async { await perform(GestureStep.authenticate) }

  /// Swipes up from the bottom of the screen.
  ///
  /// This leaves an app or a capture extension, and on the Lock Screen it asks to authenticate.
  public func swipeUp() async { await perform(GestureStep.swipeUp) }

  /// Presses the side button: the screen goes dark and the phone locks, or it lights up again.
  public func sideButton() async { await perform(GestureStep.sideButton) }
}

// MARK: Products

extension SimulatedPhone {
  /// Launches something with a control, a button or an icon; ``launches`` says what came of it.
  ///
  /// For the Camera Control, `click()` does the same with a finger, if one click launches.
  ///
  /// - Parameter source: What the person launches with.
  public func launch(from source: LaunchSource) async {
    await perform(GestureStep.launchFrom(source))
  }

  /// Starts the app of an installed product in the background, unless it runs.
  ///
  /// A product that is not installed is a fault.
  ///
  /// - Parameter product: The name of the product.
  public func start(_ product: String) async { await perform(GestureStep.start(product)) }

  /// Kills a process of an installed product, as a crash does; nothing happens if it does not run.
  ///
  /// A product that is not installed is a fault, and so is a widget extension, which has no process.
  ///
  /// - Parameters:
  ///   - product: The name of the product.
  ///   - target: The app or the capture extension.
  public func kill(_ product: String, _ target: ProductTarget) async {
    await perform(GestureStep.kill(product, target))
  }

  /// Takes away the room for content: directories of capture extensions cannot be copied any more.
  public func fillStorage() async { await perform(GestureStep.storage(isFull: true)) }

  /// Makes room for content again, and copies what could not be copied.
  public func freeStorage() async { await perform(GestureStep.storage(isFull: false)) }
}
