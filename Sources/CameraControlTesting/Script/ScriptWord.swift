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
