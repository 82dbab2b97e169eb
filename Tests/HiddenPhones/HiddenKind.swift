import CameraControl
import CameraControlConformance
import CameraControlTesting

/// What a hidden phone, or the person who has it, does beside the options of the deck.
package enum HiddenKind: String, CaseIterable {
  /// Nothing: only the options are hidden.
  case options
  /// The button has other thresholds and times.
  case tuning
  /// The phone has a quirk, or several.
  case quirks
  /// The phone does something that no setting of the model does.
  case stranger
  /// The person reads some of the cards wrongly.
  case misreading

  /// The ways in which a person misreads a card: the steps, and the gesture instead of them.
  ///
  /// A person misreads one step, or all steps that have the same instruction.
  package static func misreadings(of card: Card) -> [(steps: [Int], gesture: GestureStep)] {
    card.steps.indices.flatMap { place -> [(steps: [Int], gesture: GestureStep)] in
      guard case .gesture(let right) = card.steps[place] else { return [] }
      let same = card.steps.indices.filter { card.steps[$0] == card.steps[place] }
      let ways = same.count > 1 && same[0] == place ? [[place], same] : [[place]]
      return (mistakes(in: right) + [.wait(.zero)]).flatMap { gesture in
        ways.map { (steps: $0, gesture: gesture) }
      }
    }
  }

  /// What a person does who misreads an instruction, besides doing nothing.
  private static func mistakes(in right: GestureStep) -> [GestureStep] {
    let soft = GestureStep.repeated(1, [.touch(force: 0.1), .lift])
    let wrongButton = GestureStep.press(.volumeUp, .milliseconds(150))
    let late = GestureStep.repeated(1, [.lightPress, .wait(.milliseconds(700)), .lightPress])
    return switch right {
    case .lightPress:
      [
        soft, .click, .lightHold(.seconds(1)), .lightHold(.milliseconds(600)), .doubleLightPress,
        .lightSlide(.fraction(0.4)), late, wrongButton, .lightHold(.milliseconds(1300)),
      ]
    case .doubleLightPress:
      [
        late, .lightPress, .doubleClick, soft, .lightHold(.milliseconds(600)),
        .repeated(1, [.doubleLightPress, .wait(.milliseconds(120)), .lightPress]),
      ]
    case .slide:
      [
        .slide(by: -0.5), .slide(by: 0.02), .lightSlide(.fraction(0.4)), .lightPress,
        .swipeOverlay, .press(.volumeUp, .milliseconds(150)),
        .repeated(1, [.slide(by: 0.3), .slide(by: -0.3)]),
      ]
    case .lightHold:
      [.lightHold(.milliseconds(600)), .lightPress, .press(.cameraControl, .seconds(8)), soft]
    case .click:
      [
        .lightPress, .doubleClick, .press(.cameraControl, .seconds(1)),
        .press(.cameraControl, .milliseconds(400)), wrongButton,
      ]
    case .press(.cameraControl, _):
      [.click, .press(.cameraControl, .seconds(1)), .lightHold(.seconds(3)), wrongButton]
    case .press: [wrongButton, .click, .repeated(1, [right, .wait(.milliseconds(200)), right])]
    case .down(.cameraControl): [.click, .lightPress, .press(.cameraControl, .milliseconds(400))]
    case .up(.cameraControl): [.click, .lightPress]
    case .swipeOverlay: [.tapOutsideOverlay, .dragOverlay(millimeters: 9), .slide(by: 0.5)]
    case .input(.touch(.tapItem)): [.tapOverlay(item: 0), .tapOutsideOverlay, .swipeOverlay]
    case .input(.touch(.drag)): [.slide(by: 0.5), .swipeOverlay, .tapOutsideOverlay]
    case .tapOutsideOverlay: [.swipeOverlay, .tapOverlay(item: 0), .click]
    default: []
    }
  }

  /// Changes one number of the button, or several.
  static func tune(
    _ button: inout ButtonTuning, _ slide: inout SlideTuning, _ generator: inout SeededGenerator
  ) {
    func time(_ range: ClosedRange<Int>) -> Duration {
      .milliseconds(Int.random(in: range, using: &generator))
    }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: button.clickHold = time(200...4000)
      case 1: button.lightHold = time(50...3000)
      case 2: button.lightDwell = time(20...400)
      case 3: button.lightCommit = .releaseOnly
      case 4: button.doubleLightPressWindow.standard = time(60...1500)
      case 5: button.slideSlop = .random(in: 0.2...18, using: &generator)
      case 6: slide.slideQuantum = .random(in: 0.05...0.5, using: &generator)
      case 7: button.force.light.down = .random(in: 0.05...0.7, using: &generator)
      case 8: button.doubleClickWindow.standard = time(50...1500)
      default: slide.slideGain.millimetersPerRange = .random(in: 15...60, using: &generator)
      }
    }
  }

  /// Returns at least one quirk.
  static func quirks(_ generator: inout SeededGenerator) -> Quirks {
    var quirks = Quirks()
    while quirks == Quirks() {
      quirks.staleOverlayAfterRemoval = Bool.random(using: &generator)
      quirks.reenableDoesNotStick = Bool.random(using: &generator)
      quirks.zoomNarrowsWhileActive = Bool.random(using: &generator)
      if Bool.random(using: &generator) { quirks.valueUpdate = .immediate }
    }
    return quirks
  }
}
