import CameraControl
import CameraControlTesting

extension Card {
  /// Returns the instructions for one repetition of the experiment, one for each step.
  ///
  /// The instructions don't mention the app's own steps, because a repetition may leave them out.
  public func instructions(for repetition: Int = 1) -> [String] {
    steps(for: repetition).map { step in
      switch step {
      case .gesture(.lightPress) where question?.text == CardQuestion.haptic.text: Self.soft
      case .gesture(let gesture): Self.text(for: gesture)
      case .action: "If you are pressing, keep pressing. If not, do nothing."
      }
    }
  }

  /// A note that the person reads before the experiment begins, if any.
  public var preparation: String? {
    switch setup.setting {
    case nil where [CardQuestion.click.text, CardQuestion.hold.text].contains(question?.text):
      "If the phone asks you something, tap Cancel. "
        + "If something else opens, come back to this app at once."
    case nil: nil
    case "air-pods-remote press-once":
      "Put on your AirPods. Open Settings, tap their name, tap Camera Remote, and choose Press Once. "
        + "If you have no AirPods, or see no Camera Remote, tap Skip."
    case let other?: "In Settings, choose \(other)."
    }
  }

  /// The words of a light press that don't say what the finger feels, because the card asks for it.
  private static let soft =
    "Press the Camera Control about half as hard as for a picture. Then lift the finger."

  private static func text(for step: GestureStep) -> String {
    switch step {
    case .lightPress:
      "Press the Camera Control lightly until you feel a faint knock, without pushing it in. "
        + "Then lift the finger."
    case .doubleLightPress:
      "Press the Camera Control lightly two times, as quickly as a double tap, without pushing it in. "
        + "Then lift the finger."
    case .lightHold(let time):
      "Press the Camera Control lightly until you feel a faint knock, without pushing it in. "
        + "Keep pressing as lightly for \(seconds(time)), then lift the finger."
    case .slide:
      "Rest a finger on the middle of the Camera Control without pressing. "
        + "Slide the finger along the button toward the bottom of the phone, then lift it."
    case .click:
      "Press the Camera Control all the way in, as if you were taking a picture, then let go at once."
    case .press(.cameraControl, let time):
      "Press the Camera Control all the way in. Keep it in for \(seconds(time)), then let go."
    case .press(.airPodsStem, _): "Press the stem of one AirPod once, then let go."
    case .down(.cameraControl): "Press the Camera Control all the way in, and keep it in."
    case .up(.cameraControl): "Let go of the Camera Control."
    case .swipeOverlay:
      "On the screen, put a finger on the slider beside the Camera Control. "
        + "Swipe toward the middle of the screen."
    case .input(.touch(.tapItem(let item))):
      "On the screen, tap the \(item == 0 ? "first" : "second") item of the list beside the "
        + "Camera Control."
    case .input(.touch(.drag)):
      "On the screen, put a finger on the slider beside the Camera Control. "
        + "Drag the finger a little toward the bottom of the phone, then lift it."
    case .tapOutsideOverlay: "Tap the middle of the screen once."
    default: "\(ProbeStep.gesture(step))"
    }
  }

  private static func seconds(_ time: Duration) -> String {
    "\(TraceText.number(time / .seconds(1))) seconds"
  }
}
