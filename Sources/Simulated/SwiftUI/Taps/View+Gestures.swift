extension View {
  // Of the actions of a gesture, those for the end of taps can run.
  #modifiers(
    """
    gesture<Movement: Gesture>(_ gesture: Movement, including mask: GestureMask = .all) = added(gesture, mask)
    gesture<Movement: Gesture>(_ gesture: Movement, isEnabled: Bool) = added(gesture, gestureMask(isEnabled))
    simultaneousGesture<Movement: Gesture>(_ gesture: Movement, including mask: GestureMask = .all) = added(gesture, mask)
    highPriorityGesture<Movement: Gesture>(_ gesture: Movement, including mask: GestureMask = .all) = added(gesture, mask)
    """)

  private func gestureMask(_ isEnabled: Bool) -> GestureMask { isEnabled ? .all : .subviews }

  private func added<Movement: Gesture>(_ gesture: Movement, _ mask: GestureMask) -> some View {
    GestureView(
      content: allowsHitTesting(mask.contains(.subviews)), gesture: gesture,
      isOn: mask.contains(.gesture))
  }
}

/// Which gestures are active: the added gesture, and the gestures of the view and its subviews.
@Flags("gesture; subviews; all = 3; none = 0")
public struct GestureMask: OptionSet, Sendable {}

private struct GestureView<Content: View, Movement: Gesture>: ShownView, Wrapping {
  let content: Content
  let gesture: Movement
  let isOn: Bool

  func show(in renderer: Renderer) -> [UIView] {
    let views = renderer.show(content)
    let kept = renderer.keep { KeptTaps() }
    kept.update(to: gesture.endingTaps, isEnabled: isOn && renderer.environment.takesTaps)
    for view in views {
      renderer.decorate(view) { $0.tapTargets += kept.actions as [any TapTarget] }
    }
    return views
  }
}

@MainActor
private final class KeptTaps {
  private(set) var actions: [TapAction] = []

  func update(to taps: [TappedAction], isEnabled: Bool) {
    while actions.count < taps.count { actions.append(TapAction()) }
    actions.removeLast(actions.count - taps.count)
    for (action, tap) in zip(actions, taps) {
      (action.tapCount, action.action, action.isEnabled) = (tap.count, tap.action, isEnabled)
    }
  }
}
