public import SimulatedAVKit

extension View {
  /// Handles primary and secondary capture events while the view is shown, and sets who plays the
  /// sound.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the view handles presses; if not, the system handles them.
  ///   - defaultSoundDisabled: Whether the app plays the sound for an AirPods press itself.
  ///   - action: The action for every press.
  /// - Returns: The view that handles the events.
  @MainActor @preconcurrency
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> some View {
    CaptureEventsView(
      content: self, isEnabled: isEnabled, isSilent: defaultSoundDisabled, primary: action,
      secondary: nil)
  }

  /// Handles capture events while the view is shown, with an action for each kind of press, and
  /// sets who plays the sound.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the view handles presses; if not, the system handles them.
  ///   - defaultSoundDisabled: Whether the app plays the sound for an AirPods press itself.
  ///   - primaryAction: The action for all presses but those of volume up.
  ///   - secondaryAction: The action for presses of volume up.
  /// - Returns: The view that handles the events.
  @MainActor @preconcurrency
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View {
    CaptureEventsView(
      content: self, isEnabled: isEnabled, isSilent: defaultSoundDisabled, primary: primaryAction,
      secondary: secondaryAction)
  }

  // The same modifiers without the sound, and with asynchronous actions: every event starts a task,
  // in the order of the events.
  #modifiers(
    """
    @MainActor @preconcurrency onCameraCaptureEvent(isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void) = onCameraCaptureEvent(isEnabled: isEnabled, defaultSoundDisabled: false, action: action)
    @MainActor @preconcurrency onCameraCaptureEvent(isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void, secondaryAction: @escaping (AVCaptureEvent) -> Void) = onCameraCaptureEvent(isEnabled: isEnabled, defaultSoundDisabled: false, primaryAction: primaryAction, secondaryAction: secondaryAction)
    @_disfavoredOverload @MainActor @preconcurrency onCameraCaptureEvent( isEnabled: Bool = true, defaultSoundDisabled: Bool = false, action: @escaping @MainActor (AVCaptureEvent) async -> Void) = CaptureEventsView(content: self, isEnabled: isEnabled, isSilent: defaultSoundDisabled, primary: { event in Task { await action(event) } }, secondary: nil)
    @_disfavoredOverload @MainActor @preconcurrency onCameraCaptureEvent( isEnabled: Bool = true, defaultSoundDisabled: Bool = false, primaryAction: @escaping @MainActor (AVCaptureEvent) async -> Void, secondaryAction: @escaping @MainActor (AVCaptureEvent) async -> Void) = CaptureEventsView(content: self, isEnabled: isEnabled, isSilent: defaultSoundDisabled, primary: { event in Task { await primaryAction(event) } }, secondary: { event in Task { await secondaryAction(event) } })
    """)
}
