public import AVKit

extension View {
  /// Takes capture events of both kinds while the view is shown.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether presses come here; else the buttons do what the system has them do.
  ///   - action: What is done.
  /// - Returns: The view that takes the events.
  @MainActor @preconcurrency
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void
  ) -> some View {
    onCameraCaptureEvent(isEnabled: isEnabled, defaultSoundDisabled: false, action: action)
  }

  /// Takes capture events while the view is shown, each kind with an action of its own.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether presses come here; else the buttons do what the system has them do.
  ///   - primaryAction: What is done on all presses but those of volume up.
  ///   - secondaryAction: What is done on presses of volume up.
  /// - Returns: The view that takes the events.
  @MainActor @preconcurrency
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, primaryAction: @escaping (AVCaptureEvent) -> Void,
    secondaryAction: @escaping (AVCaptureEvent) -> Void
  ) -> some View {
    onCameraCaptureEvent(
      isEnabled: isEnabled, defaultSoundDisabled: false, primaryAction: primaryAction,
      secondaryAction: secondaryAction)
  }

  /// Takes capture events of both kinds while the view is shown, and says who plays the sound.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether presses come here; else the buttons do what the system has them do.
  ///   - defaultSoundDisabled: Whether the app plays the sound of an AirPods press itself.
  ///   - action: What is done.
  /// - Returns: The view that takes the events.
  @MainActor @preconcurrency
  public func onCameraCaptureEvent(
    isEnabled: Bool = true, defaultSoundDisabled: Bool = false,
    action: @escaping (AVCaptureEvent) -> Void
  ) -> some View {
    CaptureEventsView(
      content: self, isEnabled: isEnabled, isSilent: defaultSoundDisabled, primary: action,
      secondary: nil)
  }

  /// Takes capture events while the view is shown, each kind with an action of its own, and says
  /// who plays the sound.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether presses come here; else the buttons do what the system has them do.
  ///   - defaultSoundDisabled: Whether the app plays the sound of an AirPods press itself.
  ///   - primaryAction: What is done on all presses but those of volume up.
  ///   - secondaryAction: What is done on presses of volume up.
  /// - Returns: The view that takes the events.
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
}
