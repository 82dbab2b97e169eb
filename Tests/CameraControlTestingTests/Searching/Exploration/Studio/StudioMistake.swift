/// A mistake that can be planted in a ``StudioCamera``; each breaks the one property of the camera.
enum StudioMistake: String, CaseIterable, Sendable {
  /// The zoom that is shown is kept when the app changes to another camera.
  case zoomKept
  /// The record button looks pressed after an interruption has ended the recording.
  case recordAfterInterruption
  /// The app shows the choice of a picker that it has removed.
  case removedPicker
  /// The delegate is replaced while the controls are shown, and the new one doesn't know that they are.
  case delegateReplaced
  /// A click is dropped that follows another one within a third of a second.
  case debounce
  /// The focus lock is released when a press ends, but not when the system cancels it.
  case lockOnEndedOnly
  /// A return to the app writes a value back that was stored when the controls were shown.
  case staleModel
  /// The last of eight choices isn't there.
  case lastDetent
  /// An action that arrives after the controls were hidden shows its label again.
  case race
  /// A click comes before the app hears that the controls were shown or hidden.
  case clickBeforeDelegate
  /// A value comes before the app hears that the controls were shown.
  case valueBeforeDelegate
  /// A volume button, after a click, with the focus in its last quarter.
  case valueClickVolume
  /// A movie that is paused, interrupted and resumed loses its end.
  case movie

  var isAboutOrders: Bool {
    switch self {
    case .race, .clickBeforeDelegate, .valueBeforeDelegate: true
    default: false
    }
  }

  /// The number of steps of the shortest script that is known to show the mistake.
  var shortest: Int {
    switch self {
    case .debounce, .valueBeforeDelegate: 1
    case .delegateReplaced, .lockOnEndedOnly, .recordAfterInterruption, .zoomKept: 2
    case .clickBeforeDelegate, .lastDetent: 3
    case .removedPicker, .race: 4
    case .staleModel, .valueClickVolume: 5
    case .movie: 6
    }
  }
}
