extension View {
  /// Binds a condition to the view's text field: it holds while the field has the keyboard.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Binds a focus to the view's text field: the focus is `value` while the field has the keyboard.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusedView(
      content: self, isWanted: { binding.wrappedValue == value },
      gain: { binding.wrappedValue = value }, lose: { binding.wrappedValue = binding.unfocused })
  }
}

private struct FocusedView<Content: View>: ShownView, Wrapping {
  let content: Content
  let isWanted: () -> Bool
  let gain: () -> Void
  let lose: () -> Void

  func show(in renderer: Renderer) -> [UIView] {
    let site = renderer.keep { FocusSite() }
    (site.wants, site.onGain, site.onLose, site.hasField) = (isWanted, gain, lose, false)
    return renderer.with { environment in
      environment.focusSites.append(site)
    } _: {
      renderer.showLiving(content, with: site)
    }
  }
}

/// A focus modifier, which says whether its text field has the keyboard.
@MainActor
final class FocusSite: Lifecycle {
  var wants: () -> Bool = { false }
  var onGain: () -> Void = {}
  var onLose: () -> Void = {}
  var hasField = false

  func gain() { if !wants() { onGain() } }

  func lose() { if wants() { onLose() } }

  // Reading the focus here makes no view depend on it: the update has ended.
  func settle() { if !hasField { lose() } }

  func disappear() {}
}

extension EnvironmentValues {
  /// The places around a view that say whether its text field has the keyboard.
  @Entry var focusSites: [FocusSite] = []
}
