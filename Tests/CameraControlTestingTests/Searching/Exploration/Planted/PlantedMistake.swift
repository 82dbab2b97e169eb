/// A mistake that can be planted in a ``PlantedCamera``; real apps have made each of them.
enum PlantedMistake: String, CaseIterable, Sendable {
  /// A press that is canceled is not noticed, so the shutter button stays pressed.
  case missedCancel
  /// A photo is taken when a press begins and again when it ends.
  case photoTwice
  /// A photo is taken whenever a press is over, even if it was canceled.
  case photoOnCancel
  /// One flag says whether a button is down, where two buttons can be.
  case oneFlagForTwoButtons
  /// The app's own buttons only come back after a click, and not when the overlay closes by itself.
  case flagAfterDeadline
  /// The label of the zoom is hidden when the controls go, but a late action shows it again.
  case lateAction
  /// The app's own buttons come back when the controls go, unless a press is still open by then.
  case orderOfTwoQueues
  /// Each rebuild leaves one control behind, until there is no room for a new one.
  case controlLeftBehind
  /// A double click begins a burst, and the burst keeps the buttons hidden.
  case burstInControls
  /// The name of the filter is not updated when it is chosen with the button.
  case filterNotShown
  /// The filter is disabled while a movie is recorded, and stays so if the recording is interrupted.
  case disabledForGood
  /// A recording goes on when the app leaves the foreground.
  case recordsInBackground
  /// An interrupted recording begins again when the interruption ends, though the person did not ask for it.
  case recordsAgain
  /// A press both starts and stops a recording.
  case startsAndStops
  /// The zoom is not shown in the mode for movies.
  case zoomIgnoredInMovies
  /// The zoom that is shown is reset when the app comes back; the control keeps its own.
  case zoomForgottenOnReturn
  /// The delegate is taken away for a rebuild, so the app does not learn that the overlay closed.
  case delegateAwayInRebuild
  /// Presses are ignored while the controls are on the screen.
  case deafInControls
  /// A volume button changes the zoom from the main queue, where it may not be changed.
  case writesOffQueue
  /// The app expects to become active before the controls enter fullscreen.
  case expectsActiveFirst
}
