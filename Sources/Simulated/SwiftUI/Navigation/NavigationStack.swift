import SimulatedUIKit

/// A stack of screens, of which the last is shown.
///
/// A tap on a ``NavigationLink`` adds a screen. `dismiss` in the screen and a tap on the view
/// `BackButton` beside it remove it. The screens below keep their states, and have disappeared.
public struct NavigationStack<Data, Root: View>: View {
  private let path: NavigationScreens.Path?
  private let root: Root

  /// Creates a stack with its first screen, and with a path of values for the others.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationScreens.Path(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      append: { value in
        if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
      },
      removeLast: { if !path.wrappedValue.isEmpty { path.wrappedValue.removeLast() } })
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack with its first screen.
  public init(@ViewBuilder root: () -> Root) {
    (path, self.root) = (nil, root())
  }

  /// Creates a stack with its first screen, and with a path of values for the others.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = NavigationScreens.Path(
      read: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
      removeLast: { _ = path.wrappedValue.values.popLast() })
  }
}

extension NavigationStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let screens = renderer.keep { NavigationScreens() }
    let back = renderer.keep { TapAction() }
    screens.path = path
    back.action = { _ in screens.removeLast() }
    let hasScreens = !screens.pushed.isEmpty
    let views = renderer.with { environment in
      environment.navigation = screens
      if hasScreens {
        environment.dismiss = DismissAction { screens.removeLast() }
        environment.isPresented = true
      }
    } _: {
      showLast(of: screens, in: renderer)
    }
    view.showOnly(views + (hasScreens ? [renderer.showBackButton(back)] : []))
    return [view]
  }

  // Each screen says what shows the values of the next, so those below are evaluated as well.
  private func showLast(of screens: NavigationScreens, in renderer: Renderer) -> [UIView] {
    var last = { renderer.show(root) }
    for (index, screen) in screens.pushed.enumerated() {
      renderer.cover(last)
      last = { screens.show(screen, at: index + 1, in: renderer) }
    }
    return last()
  }
}

extension Renderer {
  fileprivate func showBackButton(_ tap: TapAction) -> UIView {
    let button = keep { BackButton(frame: .zero) }
    button.accessibilityIdentifier = "BackButton"
    decorate(button) { $0.tapTargets.append(tap) }
    return button
  }
}

private final class BackButton: UIView {}
