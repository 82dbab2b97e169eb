extension View {
  /// Adds an action for when the view appears: it is part of the description, and in a window.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: action, disappear: nil)
  }

  /// Adds an action for when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    AppearanceView(content: self, appear: nil, disappear: action)
  }
}

private struct AppearanceView<Content: View>: ShownView, Wrapping {
  let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  func show(in renderer: Renderer) -> [UIView] {
    let appearance = renderer.keep { Appearance() }
    (appearance.onAppear, appearance.onDisappear) = (appear, disappear)
    return renderer.showLiving(content, with: appearance)
  }
}

private final class Appearance: Lifecycle {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  private var isThere = false

  func settle() {
    guard !isThere else { return }
    isThere = true
    onAppear?()
  }

  func disappear() {
    guard isThere else { return }
    isThere = false
    onDisappear?()
  }
}
