/// What is remembered of the control that an app used last.
///
/// The object is not kept: an app may make its controls anew at any time.
struct RememberedControl: Sendable {
  /// What the control had in common with one that is made anew.
  let key: ControlMemoryKey

  /// Which of several controls with this key it was, in the order of the list.
  let place: Int
}
