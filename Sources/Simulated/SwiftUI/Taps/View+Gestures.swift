extension View {
  /// Adds a gesture to the view; of its actions, those for the end of taps can run.
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> some View {
    GestureView(content: self, gesture: gesture)
  }

  /// Adds a gesture that counts beside those of the view.
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> some View {
    GestureView(content: self, gesture: gesture)
  }

  /// Adds a gesture that counts before those of the view.
  public func highPriorityGesture<Movement: Gesture>(_ gesture: Movement) -> some View {
    GestureView(content: self, gesture: gesture)
  }
}

private struct GestureView<Content: View, Movement: Gesture>: ShownView, Wrapping {
  let content: Content
  let gesture: Movement

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content)
    let kept = renderer.keep { KeptTaps() }
    kept.take(gesture.endingTaps, isEnabled: renderer.environment.takesTaps)
    for view in views {
      renderer.decorate(view) { $0.tapTargets += kept.actions as [any TapTarget] }
    }
    return views
  }
}

@MainActor
private final class KeptTaps {
  private(set) var actions: [TapAction] = []

  func take(_ taps: [TappedAction], isEnabled: Bool) {
    while actions.count < taps.count { actions.append(TapAction()) }
    actions.removeLast(actions.count - taps.count)
    for (action, tap) in zip(actions, taps) {
      (action.tapCount, action.action, action.isEnabled) = (tap.count, tap.action, isEnabled)
    }
  }
}
