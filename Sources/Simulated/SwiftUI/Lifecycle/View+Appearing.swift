extension View {
  /// Adds an action for when the view appears: when it becomes part of the interface in a window.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    living(AppearanceActions()) { $0.onAppear = action }
  }

  /// Adds an action for when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    living(AppearanceActions()) { $0.onDisappear = action }
  }
}

private final class AppearanceActions: Appearance {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func appear() { onAppear?() }
  override func leave() { onDisappear?() }
}
