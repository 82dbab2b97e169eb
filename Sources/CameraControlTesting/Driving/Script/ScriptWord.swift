/// The words that a step can begin with.
enum ScriptWord: String, CaseIterable {
  case lightPress = "light-press"
  case doubleLightPress = "double-light-press"
  case lightHold = "light-hold"
  case slide
  case lightSlide = "light-slide"
  case click
  case doubleClick = "double-click"
  case touch
  case lift
  case press
  case down
  case up
  case swipeOverlay = "swipe-overlay"
  case swipeOverlayToBezel = "swipe-overlay-to-bezel"
  case tapOverlay = "tap-overlay"
  case tapOutsideOverlay = "tap-outside-overlay"
  case dragOverlay = "drag-overlay"
  case wait
  case leaveApp = "leave-app"
  case returnToApp = "return-to-app"
  case launch
  case end
  case interrupt
  case endInterruption = "end-interruption"
  case screenOn = "screen-on"
  case screenOff = "screen-off"
  case lock
  case unlock
  case authenticate
  case swipeUp = "swipe-up"
  case sideButton = "side-button"
  case start
  case kill
  case answerAuthentication = "answer-authentication"
  case fillStorage = "fill-storage"
  case freeStorage = "free-storage"
  case set
  case app
  case `repeat`
}

extension GestureStep {
  /// The word that the step begins with in a script.
  var word: ScriptWord {
    switch self {
    case .lightPress: .lightPress
    case .doubleLightPress: .doubleLightPress
    case .lightHold: .lightHold
    case .slide: .slide
    case .lightSlide: .lightSlide
    case .click: .click
    case .doubleClick: .doubleClick
    case .touch: .touch
    case .lift: .lift
    case .press: .press
    case .down: .down
    case .up: .up
    case .swipeOverlay: .swipeOverlay
    case .swipeOverlayToBezel: .swipeOverlayToBezel
    case .tapOverlay: .tapOverlay
    case .tapOutsideOverlay: .tapOutsideOverlay
    case .dragOverlay: .dragOverlay
    case .wait: .wait
    case .leaveApp: .leaveApp
    case .returnToApp: .returnToApp
    case .launch, .launchFrom: .launch
    case .endApp: .end
    case .interrupt: .interrupt
    case .endInterruption: .endInterruption
    case .screen(let isOn): isOn ? .screenOn : .screenOff
    case .lock: .lock
    case .unlock: .unlock
    case .authenticate: .authenticate
    case .swipeUp: .swipeUp
    case .sideButton: .sideButton
    case .start: .start
    case .kill: .kill
    case .answerAuthentication: .answerAuthentication
    case .storage(let isFull): isFull ? .fillStorage : .freeStorage
    case .set: .set
    case .app: .app
    case .repeated: .repeat
    }
  }
}
