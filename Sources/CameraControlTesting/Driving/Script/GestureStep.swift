public import CameraControl

/// A step of a script: something that a person does with a phone, or that happens to the phone.
public enum GestureStep: Hashable, Codable, Sendable {
  /// A light press that the finger releases at once.
  case lightPress
  /// Two light presses, fast enough to count as a double press.
  case doubleLightPress
  /// A light press that the finger holds for a duration.
  case lightHold(Duration)
  /// A finger slides along the Camera Control; negative distances go back.
  case slide(SlideDistance)
  /// A light press, followed by a slide before the finger lets go.
  case lightSlide(SlideDistance)
  /// A click of the Camera Control, all the way down and up.
  case click
  /// Two clicks, fast enough to count as a double click.
  case doubleClick
  /// A finger rests on the Camera Control with a force, from 0 for a touch to nearly 1 for a click.
  case touch(force: Double)
  /// The finger leaves the Camera Control.
  case lift
  /// The person presses a button, holds it down and releases it.
  case press(PhoneButton, Duration)
  /// Time passes.
  case wait(Duration)
  /// An event happens to the phone: for example, it locks.
  ///
  /// In the text of a script, replace the input `settings` with steps that change one setting each.
  case input(PhoneInput)
  /// The app comes back to the front.
  case returnToApp
  /// The person changes a setting.
  case set(SettingChange)
  /// The app, or the person who uses the app, performs a named action, such as tapping a button.
  ///
  /// Only an ``Exploration`` contains the action's code, and can perform the action.
  case app(String)
  /// A sequence of steps happens several times.
  indirect case repeated(Int, [GestureStep])

  /// Returns a step that slides a finger; a `fraction` of 1 crosses the whole range of a slider.
  public static func slide(by fraction: Double) -> GestureStep { .slide(.fraction(fraction)) }

  /// Returns a step that slides a finger along the Camera Control by a distance in millimeters.
  public static func slide(millimeters: Double) -> GestureStep { .slide(.millimeters(millimeters)) }

  /// Returns a step that presses a button for a tenth of a second.
  public static func press(_ button: PhoneButton) -> GestureStep {
    .press(button, StepArgument.usualPress)
  }

  // MARK: What happens to the phone

  /// Returns a step that presses a button and keeps it down.
  public static func down(_ button: PhoneButton) -> GestureStep {
    .input(.button(button, isDown: true))
  }

  /// Returns a step that releases a button.
  public static func up(_ button: PhoneButton) -> GestureStep {
    .input(.button(button, isDown: false))
  }

  /// A finger swipes across the overlay, away from the button.
  public static var swipeOverlay: GestureStep { .input(.touch(.swipeAway)) }

  /// A finger pushes the overlay to the edge of the screen.
  public static var swipeOverlayToBezel: GestureStep { .input(.touch(.swipeToBezel)) }

  /// Returns a step that taps an item of the overlay's list, counted from 0.
  public static func tapOverlay(item: Int) -> GestureStep { .input(.touch(.tapItem(item))) }

  /// A finger taps beside the overlay.
  public static var tapOutsideOverlay: GestureStep { .input(.touch(.tapOutside)) }

  /// Returns a step that drags a finger some millimeters over the overlay, parallel to the button.
  public static func dragOverlay(millimeters: Double) -> GestureStep {
    .input(.touch(.drag(millimeters: millimeters)))
  }

  /// The app leaves the foreground.
  public static var leaveApp: GestureStep { .input(.leaveApp) }

  /// Returns a step that brings another app to the front.
  public static func launch(_ app: String) -> GestureStep { .input(.bringToFront(app)) }

  /// Returns a step that launches a camera app from a control, a button or an icon.
  public static func launch(from source: LaunchSource) -> GestureStep { .input(.launch(source)) }

  /// Returns a step that ends an app.
  public static func endApp(_ app: String) -> GestureStep { .input(.terminate(app)) }

  /// Returns a step that interrupts the app's sessions.
  public static func interrupt(_ reason: InterruptionReason) -> GestureStep {
    .input(.interrupt(reason))
  }

  /// The interruption of the app's sessions ends.
  public static var endInterruption: GestureStep { .input(.endInterruption) }

  /// Returns a step that turns the screen on or off.
  public static func screen(isOn: Bool) -> GestureStep { .input(.screen(isOn: isOn)) }

  /// The phone locks, and the Lock Screen appears.
  public static var lock: GestureStep { .input(.lock) }

  /// The person unlocks the phone.
  public static var unlock: GestureStep { .input(.unlock) }

  /// The person authenticates, and the Lock Screen stays.
  public static var authenticate: GestureStep { .input(.authenticate) }

  /// A finger swipes up from the bottom of the screen.
  public static var swipeUp: GestureStep { .input(.swipeUp) }

  /// The person presses the side button.
  public static var sideButton: GestureStep { .input(.sideButton) }

  /// Returns a step that starts the app of an installed product in the background.
  public static func start(_ product: String) -> GestureStep { .input(.start(product)) }

  /// Returns a step that kills the app or the capture extension of an installed product.
  public static func kill(_ product: String, _ target: ProductTarget) -> GestureStep {
    .input(.kill(product, target))
  }

  /// Returns a step that sets the person's response when the phone asks to authenticate.
  public static func answerAuthentication(_ answer: AuthenticationAnswer) -> GestureStep {
    .input(.answerAuthentication(answer))
  }

  /// Returns a step that fills or frees the storage for the content of capture extensions.
  public static func storage(isFull: Bool) -> GestureStep { .input(.storage(isFull: isFull)) }
}

extension GestureStep {
  /// Whether the step repeats others.
  var isRepeated: Bool { if case .repeated = self { true } else { false } }
}

extension GestureStep: CustomStringConvertible {
  /// The step as it is written in a script.
  public var description: String { ScriptWriter.text(of: self) }
}
