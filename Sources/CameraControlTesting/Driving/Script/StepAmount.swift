import CameraControl

/// An amount in a step, such as how long a wait takes, with what makes the step of another amount.
///
/// What makes sense as an amount, and which amounts are simpler, is decided for each kind of amount
/// rather than for each step.
enum StepAmount {
  /// A duration, perhaps with one that a script leaves out.
  case duration(Duration, usual: Duration? = nil, (Duration) -> GestureStep)
  case distance(SlideDistance, (SlideDistance) -> GestureStep)
  case millimetres(Double, (Double) -> GestureStep)
  case force(Double, (Double) -> GestureStep)
  case item(Int, (Int) -> GestureStep)
}

extension GestureStep {
  /// The amount in the step; `nil` if there is none.
  var amount: StepAmount? {
    switch self {
    case .lightHold(let duration): .duration(duration) { .lightHold($0) }
    case .wait(let duration): .duration(duration) { .wait($0) }
    case .press(let button, let duration):
      .duration(duration, usual: .milliseconds(100)) { .press(button, $0) }
    case .slide(let distance): .distance(distance) { .slide($0) }
    case .lightSlide(let distance): .distance(distance) { .lightSlide($0) }
    case .dragOverlay(let way): .millimetres(way) { .dragOverlay(millimetres: $0) }
    case .touch(let force): .force(force) { .touch(force: $0) }
    case .tapOverlay(let item): .item(item) { .tapOverlay(item: $0) }
    case .lightPress, .doubleLightPress, .click, .doubleClick, .lift, .down, .up, .swipeOverlay,
      .swipeOverlayToBezel, .tapOutsideOverlay, .leaveApp, .returnToApp, .launch, .endApp,
      .interrupt, .endInterruption, .screen, .lock, .unlock, .authenticate, .swipeUp, .sideButton,
      .launchFrom, .start, .kill, .answerAuthentication, .storage, .set, .app, .repeated:
      nil
    }
  }
}

extension StepAmount {
  /// What a script should have in its place; `nil` if the amount makes sense.
  var expected: String? {
    switch self {
    case .duration(let duration, _, _): duration >= .zero ? nil : Expected.duration
    case .distance(.fraction(let way), _), .distance(.millimetres(let way), _):
      way.isFinite ? nil : Expected.distance
    case .millimetres(let way, _): way.isFinite ? nil : Expected.millimetres
    case .force(let force, _): ScriptNumber.isForce(force) ? nil : Expected.force
    case .item(let item, _): item >= 0 ? nil : Expected.item
    }
  }
}
