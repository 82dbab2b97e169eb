/// A mistake that can be planted in a ``WorkshopCamera``; each breaks the camera's one property.
enum WorkshopMistake: String, CaseIterable, Sendable {
  /// The secondary handler presses the shutter button on screen, but never lets it go.
  case secondaryEnd
  /// The settings close when the person leaves the app, but the buttons stay switched off.
  case deafAfterSettings
  /// A photo is taken on the main queue before the last zoom arrives on a queue of its own.
  case zoomQueue
  /// The goal of a zoom ramp is still shown after the person has ended the ramp with the slider.
  case endedRamp
  /// A self-timer isn't canceled in its last second, and takes a photo in the background.
  case lastSecond
  /// There is room for five thumbnails, and the fifth photo shows the one of five photos ago.
  case fifthThumbnail
  /// The toolbar doesn't learn that the controls went while a movie was recorded.
  case toolbarInMovie
  /// A change of the mode switches the light off, but not if it also ends a movie.
  case lightAfterMovie
  /// A press that is canceled leaves its beginning behind, so the next one counts as long.
  case pressWithOldBeginning
  /// If the mode changes while the controls are shown, the zoom is still kept for the old mode.
  case zoomOfOldMode
  /// The looks forget the choice if the person puts them back while the controls are shown.
  case looksPutBack

  var isAboutOrders: Bool { self == .zoomQueue }

  /// The number of steps of the shortest script that is known to show the mistake.
  var shortest: Int {
    switch self {
    case .secondaryEnd: 1
    case .deafAfterSettings, .zoomQueue: 2
    case .endedRamp, .fifthThumbnail, .lastSecond, .zoomOfOldMode: 3
    case .lightAfterMovie, .pressWithOldBeginning: 4
    case .looksPutBack, .toolbarInMovie: 5
    }
  }
}
