import CameraControlTesting

/// What a ``PlantedCamera`` knows and shows.
struct PlantedState: Hashable, Sendable {
  /// The number of presses that the app knows to be down.
  var pressesDown = 0
  /// The photos that were taken.
  var photos = 0
  /// Whether presses record movies.
  var isForMovies = false
  /// Whether a movie is being recorded.
  var isRecording = false
  /// How often a press has started or stopped a movie, and how often one was started.
  var toggles = 0
  var starts = 0
  /// Whether a recording was interrupted.
  var wasRecording = false
  /// Whether the session runs, as far as the app has been told.
  var isRunning = true
  /// Whether the app's own buttons are hidden, because the controls are on the screen.
  var hidesButtons = false
  /// Whether the controls are on the screen, as far as the app has been told.
  var hasControls = false
  /// Whether a burst of photos is taken.
  var isInBurst = false
  /// When the last press ended, in milliseconds.
  var lastEnd: Int?
  /// The zoom in the label of the app.
  var shownZoom: Float = 1
  /// Whether the label of the zoom is shown.
  var showsZoom = false
  /// The filter whose name the app shows.
  var shownFilter = 0
}
