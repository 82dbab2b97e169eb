/// The outcome of an attempt to launch a camera app.
public enum LaunchOutcome: Hashable, Codable, Sendable {
  /// A product's capture extension was launched.
  case captureExtension(String, from: LaunchSource)
  /// A product's app was launched.
  case app(String, from: LaunchSource)
  /// Nothing was launched.
  case nothing(Reason)

  /// Why nothing was launched.
  public enum Reason: Hashable, Codable, Sendable {
    /// The device lacks the launch source, such as the Camera Control or the Action button.
    case noSuchSource(LaunchSource)
    /// The screen is off: the launch source isn't visible, or a click only wakes the screen.
    case screenOff
    /// The Camera Control is switched off in the settings.
    case buttonOff
    /// The screen doesn't show the launch source; the Lock Screen has no icons, for example.
    case notHere(LaunchSource)
    /// The person hasn't chosen an app or a control for the launch source.
    case nothingChosen(LaunchSource)
    /// The phone has no product of this name.
    case notInstalled(String)
    /// The product has no capture extension.
    case noCaptureExtension
    /// The capture extension uses an extension point other than the one for capture extensions.
    case wrongExtensionPoint(String)
    /// A target doesn't contain the product's `CameraCaptureIntent`.
    case intentMissing(in: ProductTarget)
    /// The widget extension has no control that runs the intent.
    case noControl
    /// The app has no access to the camera, and the person didn't authenticate to open the app.
    case notAuthenticated(AuthenticationAnswer)
    /// The capture extension is already in front.
    case alreadyInFront
  }
}

extension LaunchOutcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .captureExtension(let product, let source): "\(product) extension from \(source)"
    case .app(let product, let source): "\(product) from \(source)"
    case .nothing(let reason): "nothing: \(reason)"
    }
  }
}

extension LaunchOutcome.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .noSuchSource(let source): "this device has no \(source)"
    case .screenOff: "the screen is off"
    case .buttonOff: "the Camera Control is switched off"
    case .notHere(let source): "there is no \(source) on this screen"
    case .nothingChosen(let source): "no product is chosen for \(source)"
    case .notInstalled(let product): "\(product) is not installed"
    case .noCaptureExtension: "the product has no capture extension"
    case .wrongExtensionPoint(let point):
      "the extension point is “\(point)”, not “\(ProductParts.captureExtensionPoint)”"
    case .intentMissing(let target): "the intent is not in the \(target)"
    case .noControl: "the widget extension has no control"
    case .notAuthenticated(.cancels): "the person canceled the authentication"
    case .notAuthenticated: "the authentication failed"
    case .alreadyInFront: "the capture extension is in front already"
    }
  }
}

extension LaunchOutcome.Reason {
  /// A sentence that explains how to fix the problem.
  public var remedy: String {
    switch self {
    case .noSuchSource: "Use a model that has the source, or launch from another one."
    case .screenOff: "Turn on the screen first, with the side button."
    case .buttonOff: "Switch on the Camera Control in the phone's settings."
    case .notHere: "Unlock the phone first, or use a control."
    case .nothingChosen: "Set the product in the phone's settings, as the person would."
    case .notInstalled: "Install the product, or correct its name in the settings."
    case .noCaptureExtension: "Add a capture extension target to the product."
    case .wrongExtensionPoint:
      "Set EXAppExtensionAttributes/EXExtensionPointIdentifier to “com.apple.securecapture”."
    case .intentMissing(let target): "Add the intent's file to the \(target) target."
    case .noControl: "Add a ControlWidget with a ControlWidgetButton whose action is the intent."
    case .notAuthenticated: "Let the person authenticate, or allow the app to use the camera."
    case .alreadyInFront: "Dismiss the capture extension before you launch it again."
    }
  }
}

/// The control, button, or icon with which a person launches a camera app.
public enum LaunchSource: Hashable, Codable, Sendable {
  /// A click of the Camera Control.
  case cameraControl
  /// A control on the Lock Screen.
  case lockScreenControl
  /// A control in Control Center.
  case controlCenter
  /// The Action button, with a control assigned to it.
  case actionButton
  /// An app's icon on the Home Screen.
  case icon(String)
}

extension LaunchSource: CustomStringConvertible {
  /// The launch source in words, such as `lock-screen-control` or `icon of Photos`.
  public var description: String {
    switch self {
    case .cameraControl: "camera-control"
    case .lockScreenControl: "lock-screen-control"
    case .controlCenter: "control-center"
    case .actionButton: "action-button"
    case .icon(let product): "icon of \(product)"
    }
  }
}
