/// A change of one line that makes a correct ``PocketCamera`` wrong.
enum CameraMutant: String, CaseIterable, Sendable {
  /// The missing arm: a canceled press leaves the shutter drawn as pressed.
  case cancelledForgotten
  /// The wrong phase: a press takes its photo when it begins.
  case photoAtBegan
  /// The swapped arguments: volume up takes photos, and the other buttons record.
  case handlersSwapped
  /// The removed guard: a recording starts while the session is interrupted.
  case runningNotChecked
  /// The forgotten case: the app ignores that the phone is too hot.
  case pressureIgnored
  /// The constant that is off by one: the last look counts as out of range.
  case lastLookOutOfRange
  /// The operator `!=` for `==`: the lens that comes next is the lens in use.
  case sameLensAgain
  /// The dropped call: the zoom of the old lens stays in the session.
  case oldZoomStays
  /// The value that isn't written back: the new slider doesn't begin at the remembered zoom.
  case zoomNotRestored
  /// The removed line: the focus lock of the new lens isn't observed.
  case focusNotObserved
}
