import SimulatedUIKit

/// A stack of screens, of which the last is shown.
///
/// A tap on a ``NavigationLink`` adds a screen. `dismiss` in the screen and a tap on the view
/// `BackButton` beside it remove it. The screens below keep their states, and have disappeared.
public struct NavigationStack<Content: View>: View {
  private let content: Content

  /// Creates a stack with its first screen.
  public init(@ViewBuilder root content: () -> Content) {
    self.content = content()
  }
}

extension NavigationStack: ShownView {
  func show(in renderer: Renderer) -> [UIView] {
    let view = renderer.keep { UIView(frame: .zero) }
    let screens = renderer.keep { NavigationScreens() }
    let back = renderer.keep { TapAction() }
    back.action = { _ in screens.removeLast() }
    let views = renderer.with { environment in
      environment.navigation = screens
      if !screens.pushed.isEmpty {
        environment.dismiss = DismissAction { screens.removeLast() }
        environment.isPresented = true
      }
    } _: {
      showLast(of: screens, in: renderer)
    }
    view.showOnly(views + (screens.pushed.isEmpty ? [] : [renderer.showBackButton(back)]))
    return [view]
  }

  private func showLast(of screens: NavigationScreens, in renderer: Renderer) -> [UIView] {
    guard let last = screens.pushed.last else { return renderer.show(content, at: 0) }
    renderer.hold(content, at: 0)
    for (index, screen) in screens.pushed.dropLast().enumerated() {
      renderer.hold(screen, at: index + 1)
    }
    return renderer.show(last, at: screens.pushed.count)
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

/// The screens on a stack after the first, and what shows a value on it.
@MainActor
final class NavigationScreens {
  var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]

  private let box = StateBox<[any View]>([])

  var pushed: [any View] { box.value }

  func push(_ view: any View) { box.value.append(view) }

  func push<Value: Hashable>(_ value: Value) {
    if let view = destinations[ObjectIdentifier(Value.self)]?(value) { push(view) }
  }

  func removeLast() { _ = box.value.popLast() }
}

extension EnvironmentValues {
  /// The stack that the view is on.
  var navigation: NavigationScreens? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private struct NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationScreens? { nil }
}
