extension View {
  /// Gives the view's text field the keyboard while a condition holds, and the other way round.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Gives the view's text field the keyboard while a focus has a value, and the other way round.
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
