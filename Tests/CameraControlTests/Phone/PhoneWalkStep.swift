import CameraControl
import CameraControlTesting

/// One step of a random walk over a phone: what happens, and two numbers that select what it
/// affects.
struct PhoneWalkStep: Equatable, CustomStringConvertible {
  enum Kind: String, CaseIterable {
    // Time and the finger; these are frequent.
    case wait, sample, press, lightPress, doubleLightPress, slide, click, button, touch
    // What happens to the phone.
    case launch, leave, terminate, interrupt, endInterruption, screen, setting
    // What happens to the Lock Screen and to products; each stands for several inputs.
    case lock, launchProduct, process, content
    // What apps do; `reborn` gives an app everything that the overlay and events require.
    case reborn, newSession, dropSession, start, stop, begin, commit, addInput, removeInput
    case addControl, removeControl, enable, write, setDelegate, clearDelegate, ramp
    case show, hide, addInteraction, removeInteraction, enableInteraction
    // The step's numbers choose one of the above, which then happens inside the next callback.
    case insideCallback
  }

  var kind: Kind
  var what: Int
  var how: Int

  init(_ kind: Kind, _ what: Int, _ how: Int) {
    self.kind = kind
    self.what = what
    self.how = how
  }

  /// The step as it is written in a test.
  var description: String { ".init(.\(kind), \(what), \(how))" }

  static func random(using random: inout SeededGenerator) -> PhoneWalkStep {
    let kinds: [Kind] =
      switch Int.random(in: 0..<20, using: &random) {
      case 0: [.reborn, .launch]
      case 1...13: Self.fingers
      default: Kind.allCases
      }
    return PhoneWalkStep(
      kinds[Int.random(in: 0..<kinds.count, using: &random)],
      Int.random(in: 0..<12, using: &random), Int.random(in: 0..<60, using: &random))
  }

  private static let fingers: [Kind] = [
    .wait, .sample, .press, .lightPress, .doubleLightPress, .slide, .click, .button, .touch,
  ]

  /// What can happen inside a callback: everything that does not change who receives callbacks.
  static let nestable: [Kind] = [
    .button, .touch, .launch, .leave, .terminate, .interrupt, .setting, .stop, .start, .removeInput,
    .addControl, .removeControl, .hide, .removeInteraction, .enableInteraction, .lightPress,
    .lock, .launchProduct, .process, .content,
  ]
}
