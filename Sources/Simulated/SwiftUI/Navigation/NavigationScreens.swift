/// The screens on a stack after the first, and what shows a value on it.
@MainActor
final class NavigationScreens {
  /// What stands for the values of each type.
  var destinations: [ObjectIdentifier: (Any) -> (any View)?] = [:]

  /// The path that the app keeps; without one, the stack keeps its own.
  var path: Path?

  private let own = StateBox<[Screen]>([])

  /// A path of values that an app keeps.
  struct Path {
    let read: () -> [AnyHashable]
    /// Adds a value, if the path takes its type.
    let append: (AnyHashable) -> Void
    let removeLast: () -> Void
  }

  /// A screen: the one of a value, or one that a link has given.
  enum Screen {
    case value(AnyHashable)
    case view(any View)
  }

  /// The screens, the one that is shown last; those that links have given are above the path.
  var pushed: [Screen] { (path?.read() ?? []).map(Screen.value) + own.value }

  func push(_ view: any View) { own.value.append(.view(view)) }

  func push<Value: Hashable>(_ value: Value) {
    if let path {
      path.append(AnyHashable(value))
    } else if view(of: AnyHashable(value)) != nil {
      own.value.append(.value(AnyHashable(value)))
    }
  }

  func removeLast() {
    if own.value.popLast() == nil { path?.removeLast() }
  }

  /// Returns the view of a screen, or `nil` if nothing has said what shows its value.
  func view(of screen: Screen) -> (any View)? {
    switch screen {
    case .view(let view): view
    case .value(let value): view(of: value)
    }
  }

  private func view(of value: AnyHashable) -> (any View)? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value.base)
  }
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
