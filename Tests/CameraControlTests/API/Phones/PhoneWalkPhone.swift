import CameraControl
import CameraControlTesting

/// The phones of one exploration, and how many there are.
struct PhoneWalkPhone {
  var behavior = PhoneBehavior()
  var quirks = Quirks()
  var twin: Twin
  var hasProduct: Bool

  /// Whether a second phone takes the walk, too.
  enum Twin {
    case none
    case comparedAtTheEnd
    case comparedAfterEveryStep
  }

  /// Chooses a phone at random, except for what a third or a quarter of all have.
  init(seed: UInt64, using random: inout SeededGenerator) {
    twin =
      switch seed % 4 {
      case 0: .comparedAfterEveryStep
      case 2: .comparedAtTheEnd
      default: .none
      }
    // Some of each kind of twin.
    hasProduct = seed.isMultiple(of: 3)
    func pick<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int.random(in: 0..<choices.count, using: &random)]
    }
    behavior.overlay.initialControl = pick(PhoneBehavior.Overlay.InitialControl.allCases)
    behavior.overlay.memory = pick(PhoneBehavior.Overlay.Memory.allCases)
    behavior.overlay.contactKeepsAlive = pick([true, false])
    behavior.overlay.lightPressInControl = pick(PhoneBehavior.Overlay.LightPressInControl.allCases)
    behavior.overlay.overlayAfterClick = pick(PhoneBehavior.Overlay.OverlayAfterClick.allCases)
    behavior.overlay.singleControlList = pick(PhoneBehavior.Overlay.SingleControlList.allCases)
    behavior.overlay.disabledItem = pick(PhoneBehavior.Overlay.DisabledItem.allCases)
    behavior.overlay.allDisabled = pick(PhoneBehavior.Overlay.AllDisabled.allCases)
    behavior.overlay.callbackOrder = pick(PhoneBehavior.Overlay.CallbackOrder.allCases)
    behavior.overlay.fullscreenScope = pick(PhoneBehavior.Overlay.FullscreenScope.allCases)
    behavior.overlay.onRemoval = pick(PhoneBehavior.Overlay.OnRemoval.allCases)
    behavior.overlay.runtimeMutation = pick(PhoneBehavior.Overlay.RuntimeMutation.allCases)
    behavior.overlay.onDelegateCleared = pick(PhoneBehavior.Overlay.OnDelegateCleared.allCases)
    behavior.overlay.sessionEndOrder = pick(PhoneBehavior.Overlay.SessionEndOrder.allCases)
    behavior.overlay.overlayNeedsInteraction = pick([false, false, true])
    behavior.overlay.focusLock = pick(PhoneBehavior.Overlay.FocusLock.allCases)
    behavior.press.interactionPolicy = pick(PhoneBehavior.Press.InteractionPolicy.allCases)
    behavior.press.disabledMidPress = pick(PhoneBehavior.Press.DisabledMidPress.allCases)
    behavior.press.unhandledClick = pick(PhoneBehavior.Press.UnhandledClick.allCases)
    behavior.button.lightCommit = pick(LightCommit.allCases)
    behavior.delivery.programmaticSetCallsAction = pick([false, false, true])
    quirks.staleOverlayAfterRemoval = pick([false, false, true])
    quirks.zoomNarrowsWhileActive = pick([false, true])
    quirks.reenableDoesNotStick = pick([false, true])
    behavior.lockScreen.requirementRule = pick(PhoneBehavior.LockScreen.RequirementRule.allCases)
    behavior.lockScreen.idleTimeout = pick([.seconds(5), .seconds(60)])
    behavior.lockScreen.failedCopy = pick(PhoneBehavior.LockScreen.FailedCopy.allCases)
    behavior.lockScreen.emptySession = pick(PhoneBehavior.LockScreen.EmptySession.allCases)
    behavior.lockScreen.updateConsumers = pick(PhoneBehavior.LockScreen.UpdateConsumers.allCases)
    behavior.lockScreen.contentArrival = pick(PhoneBehavior.LockScreen.ContentArrival.allCases)
  }
}
